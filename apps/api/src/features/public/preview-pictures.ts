import type { getPublicMatchPicture, getPublicOpenPicture } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { Answer } from '#http/handle.ts';
import { drawCard } from './preview-card.ts';
import { factsOf } from './preview-facts.ts';
import { previewOf } from './preview-words.ts';

/** A withdrawn open's picture stays in proxies for a minute at most. */
const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' };

function goneOf({ reply: { raw } }: Call['http']): AbortSignal {
  const hangUp = new AbortController();
  raw.once('close', () => hangUp.abort());
  return hangUp.signal;
}

/** The picture of a link to an open. */
export async function readOpenPicture({ db, params, http }: Call<typeof getPublicOpenPicture>) {
  const facts = await factsOf(db, params.id);
  if (!facts?.is_published) throw fail('thing.notFound');
  return new Answer(200, await drawCard(previewOf(facts, 'results'), goneOf(http)), headers);
}

/** The picture of a link to a match, with its score. */
export async function readMatchPicture({ db, params, http }: Call<typeof getPublicMatchPicture>) {
  const facts = await factsOf(db, params.id, params.match_id);
  if (!facts?.match) throw fail('thing.notFound');
  return new Answer(200, await drawCard(previewOf(facts, 'results'), goneOf(http)), headers);
}
