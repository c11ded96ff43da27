import { locales } from '#http/answer/locales.ts';
import { hash } from 'node:crypto';
import type { Language } from '@topspin/contract';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '#http/request/headers.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { FairTurns } from '#http/limits/fair-turns.ts';
import { networkOf } from '#http/limits/limits.ts';
import { endOfDay } from '#http/cache/share.ts';
import { keptAnswer, type KeptAnswer } from '#http/cache/kept-answer.ts';
import type { SharedAnswers } from '#http/cache/shared-answers.ts';
import type { RingingTable } from '#http/cache/table-changes.ts';
import { factsOf, resultFactsOf, type Facts, type ResultFacts } from './preview-facts.ts';
import { warmUp } from './pictures/draw.ts';
import type { Preview } from './pictures/preview.ts';
import { languageOf, previewOf } from './preview-words.ts';

type PreviewOptions = {
  readonly db: Db;
  /** The HTML of the web's one page. */
  readonly shell: string;
  readonly answers: SharedAnswers | undefined;
  readonly publicUrl: () => string;
  readonly now: () => Date;
  /** Lets the reads of all callers take turns, by their network. */
  readonly inTurn: FairTurns;
};

/** What an address is about: the results of an open, one of its matches or a player in it, or its registration. */
type About = {
  readonly what: 'results' | 'inscription';
  /** Null where the address names a match alone. */
  readonly id: string | null;
  readonly part: 'match' | 'player' | null;
  readonly partId: string | null;
};

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const results = new RegExp(`^/o/(${uuid})(?:/(match|player)/(${uuid}))?(?:[/?]|$)`, 'u');
/** The same open and a match within the application: people copy that address from the browser to share its results. */
const own = new RegExp(`^/single-open/(${uuid})(?:[?]|$)`, 'u');
const ownMatch = new RegExp(`^/match/(${uuid})(?:[?]|$)`, 'u');
const inscription = new RegExp(`^/single-open/(${uuid})/inscription(?:[?]|$)`, 'u');

function aboutOf(url: string): About | undefined {
  const [, id, part, partId = null] = results.exec(url) ?? [];
  if (id) return { what: 'results', id, part: part === 'match' || part === 'player' ? part : null, partId };
  const [, shown] = own.exec(url) ?? [];
  if (shown) return { what: 'results', id: shown, part: null, partId: null };
  const [, match] = ownMatch.exec(url) ?? [];
  if (match) return { what: 'results', id: null, part: 'match', partId: match };
  const [, open] = inscription.exec(url) ?? [];
  return open ? { what: 'inscription', id: open, part: null, partId: null } : undefined;
}

const tables: readonly RingingTable[] = [
  'opens',
  'venues',
  'groups',
  'matches',
  'sets',
  'open_results',
  'players',
  'clubs',
];

/** As Open Graph writes them. */
const never = new Date(0);

/** Longer than this, a page goes out without a preview: the application itself says what is wrong. */
const patience = 1000;

/**
 * The web's page with a title, a description and a picture for an address of an open that anybody may know of, in the language of whoever
 * asks or else of the open: messengers show them, and do not run the application. Undefined for any other address, and where the database does not answer.
 */
export function previewPages({ db, shell, answers, publicUrl, now, inTurn }: PreviewOptions) {
  const write = async (about: About, lang: Language | null): Promise<Page | undefined> => {
    const { part, partId } = about;
    const facts = await factsOf(db, about.id, part === 'match' ? partId : null);
    if (!facts || !(facts.is_published || about.what === 'inscription')) return undefined;
    const result =
      part === 'player' && partId !== null ? await resultFactsOf(db, facts.id, partId) : undefined;
    if (facts.is_published) warmUp();
    const html = withHead(shell, headOf({ facts, result, about, lang, base: publicUrl() }));
    return { html, isOfThat: part === null || placeOf({ facts, result, about }) !== null };
  };
  const kept = async (about: About, lang: Language | null, asking: Asking): Promise<KeptAnswer> => {
    const read = () =>
      inTurn({ by: asking.network, open: about.id ?? about.partId ?? '' }, () => {
        if (asking.isOver()) throw fail('server.overloaded');
        return write(about, lang);
      });
    const asked = { tables, now: now() };
    const key = `page ${publicUrl()} ${lang} ${about.what} ${about.id} ${about.part} ${about.partId}`;
    return (
      (await answers?.find(key, asked)) ??
      (await answers?.make(key, asked, async () => {
        const page = await read();
        // Anybody can make up addresses of nothing: keeping their pages would push out what is asked for.
        return { body: page?.html ?? shell, until: page?.isOfThat ? endOfDay(asked.now) : never };
      })) ??
      keptAnswer((await read())?.html ?? shell)
    );
  };
  return async ({ url, headers, ip }: PageRequest): Promise<KeptAnswer | undefined> => {
    const about = aboutOf(url);
    return (
      about &&
      inTime((isOver) =>
        kept(about, preferredLanguage({ headers }), { network: networkOf(ip), isOver }),
      ).catch(() => undefined)
    );
  };
}

type PageRequest = Pick<FastifyRequest, 'url' | 'headers' | 'ip'>;

/** The network a request comes from, and whether it was answered without a preview in the meantime. */
type Asking = { readonly network: string; readonly isOver: () => boolean };

/** A page, and whether what its address names is in the open. */
type Page = { readonly html: string; readonly isOfThat: boolean };

async function inTime<T>(work: (isOver: () => boolean) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(new Error('the preview takes too long'));
    }, patience);
  });
  return Promise.race([work(() => isOver), late]).finally(() => clearTimeout(timer));
}

type Head = {
  readonly facts: Facts;
  /** Of the player whom the address is about, once the open is finished. */
  readonly result: ResultFacts | undefined;
  readonly about: About;
  /** The language that was asked for, if any. */
  readonly lang: Language | null;
  readonly base: string;
};

/** The addresses of the page of a match or a player, and of its picture, below those of the open. */
const places = {
  match: { page: 'match', picture: 'matches' },
  player: { page: 'player', picture: 'players' },
} as const;

/** The match or the player that an address is about, where the open has it and says something of it. */
const placeOf = ({ facts, result, about: { part } }: Pick<Head, 'facts' | 'result' | 'about'>) =>
  part !== null && (part === 'match' ? facts.match : result) ? places[part] : null;

function headOf({ facts, result, about, lang, base }: Head): string {
  const { what, partId } = about;
  const { id } = facts;
  const preview = previewOf(facts, { what, lang: lang ?? undefined, result });
  const page = what === 'inscription' ? `/single-open/${id}/inscription` : `/o/${id}`;
  const place = placeOf({ facts, result, about });
  const address = new URL(place ? `${page}/${place.page}/${partId}` : page, base).href;
  const query = `${lang === null ? '' : `lang=${lang}&`}v=${versionOf(preview)}`;
  const picture = `/api/public/opens/${id}${place ? `/${place.picture}/${partId}` : ''}/picture?${query}`;
  return [
    `<title>${escaped(preview.title)} · Topspin</title>`,
    meta('name', 'description', preview.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Topspin'),
    meta('property', 'og:locale', locales[lang ?? languageOf(facts)].replace('-', '_')),
    meta('property', 'og:title', preview.title),
    meta('property', 'og:description', preview.description),
    meta('property', 'og:url', address),
    ...(facts.is_published
      ? [
          meta('property', 'og:image', new URL(picture, base).href),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', preview.alt),
          meta('name', 'twitter:image:alt', preview.alt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : [meta('name', 'twitter:card', 'summary')]),
  ].join('\n    ');
}

/** Another score has another picture: messengers keep what they have seen. */
const versionOf = (preview: Preview): string =>
  hash('sha256', JSON.stringify(preview), 'base64url').slice(0, 8);

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The page with this head instead of its own title and description; no script or style changes, so that the policy still fits. */
const withHead = (shell: string, head: string): string =>
  shell.replace(/\s*<meta name="description"[^>]*>/u, '').replace(/<title>[^<]*<\/title>/u, () => head);
