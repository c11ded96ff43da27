import type {
  getPublicMatchPicture,
  getPublicOpenPicture,
  getPublicResultPicture,
  PictureQuery,
} from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { Answer } from '#http/handle.ts';
import { hungUp } from '#http/request/hung-up.ts';
import { drawPicture } from './pictures/draw.ts';
import { factsOf, resultFactsOf } from './preview-facts.ts';
import type { Preview } from './pictures/preview.ts';
import { languageOf, previewOf } from './preview-words.ts';

/** A withdrawn open's picture stays in proxies for a minute at most. */
const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' };

type Pictured = { readonly query: PictureQuery; readonly http: Call['http']; readonly of: string };

const answer = async (preview: Preview, { query: { shape }, http, of }: Pictured) =>
  new Answer(200, await drawPicture(preview, { subject: of, shape, gone: hungUp(http) }), headers);

/** The picture of a link to an open: its podium, once it is finished. */
export async function readOpenPicture({ db, params, query, http }: Call<typeof getPublicOpenPicture>) {
  const facts = await factsOf(db, params.id);
  if (!facts?.is_published) throw fail('thing.notFound');
  const lang = query.lang ?? languageOf(facts);
  return answer(previewOf(facts, { lang }), { query, http, of: `${lang} ${params.id}` });
}

/** The picture of a link to a match, with its score. */
export async function readMatchPicture({ db, params, query, http }: Call<typeof getPublicMatchPicture>) {
  const facts = await factsOf(db, params.id, params.match_id);
  if (!facts?.match) throw fail('thing.notFound');
  const lang = query.lang ?? languageOf(facts);
  return answer(previewOf(facts, { lang }), { query, http, of: `${lang} ${params.match_id}` });
}

/** The picture of a player's result in a finished open: no link shows it, it is made for who shares it. */
export async function readResultPicture({ db, params, query, http }: Call<typeof getPublicResultPicture>) {
  const [facts, result] = await Promise.all([
    factsOf(db, params.id),
    resultFactsOf(db, params.id, params.player_id),
  ]);
  if (!facts?.is_published || !result) throw fail('thing.notFound');
  const lang = query.lang ?? languageOf(facts);
  const of = `${lang} ${params.id} ${params.player_id}`;
  return answer(previewOf(facts, { lang, result }), { query, http, of });
}
