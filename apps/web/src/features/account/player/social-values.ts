import { socialNetwork, socialNetworks, type SocialNetwork, type SocialPage } from '@topspin/contract';
import { z } from 'zod/mini';

/** What was typed for each network; empty for none. */
export type SocialValues = Readonly<Record<SocialNetwork, string>>;

export const socialValues = (pages: readonly SocialPage[]): SocialValues => {
  const addressIn = (network: SocialNetwork) => pages.find((page) => page.network === network)?.address ?? '';
  return {
    instagram: addressIn('instagram'),
    facebook: addressIn('facebook'),
    x: addressIn('x'),
    youtube: addressIn('youtube'),
    tiktok: addressIn('tiktok'),
    web: addressIn('web'),
  };
};

const pagesOf = (typed: SocialValues): SocialPage[] =>
  socialNetworks
    .filter((network) => typed[network].trim() !== '')
    .map((network) => ({ network, address: typed[network] }));

/** The pages typed, with an issue at the field of a network that does not have such an address. */
export const socialSchema = z.pipe(
  z.custom<SocialValues>().check(({ value, issues }) => {
    for (const page of pagesOf(value)) {
      const [wrong] = socialNetwork.safeParse(page).error?.issues ?? [];
      if (wrong)
        issues.push({ code: 'custom', message: wrong.message, path: [page.network], input: page.address });
    }
  }),
  z.transform(pagesOf),
);
