import { z } from 'zod/mini';

export const socialNetworks = ['instagram', 'facebook', 'x', 'youtube', 'tiktok', 'web'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

type Hosted = {
  /** The hosts that its addresses may have, with any subdomain. */
  readonly hosts: string;
  /** What precedes a user name in an address. */
  readonly profile: string;
};

/** The function `is_social_page` of the database checks the same hosts. A web page of one's own may be anywhere. */
const hosted: Readonly<Record<Exclude<SocialNetwork, 'web'>, Hosted>> = {
  instagram: { hosts: String.raw`instagram\.com`, profile: 'https://www.instagram.com/' },
  facebook: { hosts: String.raw`(facebook|fb)\.com`, profile: 'https://www.facebook.com/' },
  x: { hosts: String.raw`(x|twitter)\.com`, profile: 'https://x.com/' },
  youtube: { hosts: String.raw`(youtube\.com|youtu\.be)`, profile: 'https://www.youtube.com/@' },
  tiktok: { hosts: String.raw`tiktok\.com`, profile: 'https://www.tiktok.com/@' },
};

const longest = 300;
const userName = /^@?[\p{L}\p{N}_.-]{1,64}$/u;
const hasScheme = /^[a-z][a-z0-9+.-]*:/iu;

/** An address as browsers write it: lower-case host, no default port, special characters encoded. */
const written = z.url({ protocol: /^https?$/u, normalize: true });

const isOf = (network: SocialNetwork, host: string): boolean =>
  network !== 'web' && new RegExp(`^(.+\\.)?${hosted[network].hosts}$`, 'iu').test(host);

/** The address meant by what somebody typed: an address, one without `https://`, or just a user name of the network. */
function addressOf(network: SocialNetwork, given: string): string {
  const typed = given.trim();
  if (network !== 'web' && userName.test(typed) && !isOf(network, typed))
    return written.parse(hosted[network].profile + typed.replace(/^@/u, ''));
  const address = written.safeParse(hasScheme.test(typed) ? typed : `https://${typed}`);
  return address.success ? address.data : typed;
}

const webAddress = /^https?:\/\/[^/?#@]+\//u;

/** Whether an address is one of the network, and more than its home page. */
const isSomebodys = (network: SocialNetwork, address: string): boolean =>
  network === 'web'
    ? webAddress.test(address)
    : new RegExp(`^https?://([^/?#@:]+\\.)?${hosted[network].hosts}/.`, 'u').test(address);

const page = z.object({ network: z.enum(socialNetworks), address: z.string().check(z.maxLength(longest)) });
type Page = z.infer<typeof page>;

/** A player's page in a network. A user name is enough where the network has them; the address has to be the network's own. */
export const socialNetwork = z.pipe(
  z.pipe(
    page,
    z.transform(({ network, address }: Page) => ({ network, address: addressOf(network, address) })),
  ),
  page.check(
    z.refine(({ network, address }) => network !== 'web' || isSomebodys(network, address), {
      path: ['address'],
      params: { rule: 'url' },
    }),
    z.refine(({ network, address }) => network === 'web' || isSomebodys(network, address), {
      path: ['address'],
      params: { rule: 'social.host' },
    }),
  ),
);
export type SocialPage = Page;

/** One page for each network. */
export const socialPages = z.array(socialNetwork).check(
  z.maxLength(socialNetworks.length),
  z.refine((pages) => new Set(pages.map(({ network }) => network)).size === pages.length),
);
