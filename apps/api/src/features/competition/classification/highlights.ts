import { hash } from 'node:crypto';
import { matchHighlights, openHighlights, type MatchHighlights, type OpenHighlights } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { leastRecent } from '#http/cache/least-recent.ts';
import { logsOf, scoredMatches, type ScoredMatch } from './scored-matches.ts';

type Highlights = OpenHighlights<string>;

/** The highlights of finished opens, by their matches at their versions: a correction has another key. */
const known = leastRecent<Promise<Highlights>>(200);

/** So many logs are read and folded at once: some ms, so that others are answered in between. */
const batch = 40;

/** What was remarkable in a finished open; nothing before. */
export async function highlightsOfOpen(db: Db, openId: string): Promise<Highlights> {
  const matches = await scoredMatches(db, openId);
  if (matches.length === 0) return openHighlights<string>([]);
  const key = keyOf(openId, matches);
  const before = known.get(key);
  if (before) return before;
  const read = readHighlights(db, matches);
  known.put(key, read);
  read.catch(() => known.drop(key));
  return read;
}

const keyOf = (openId: string, matches: readonly ScoredMatch[]): string =>
  hash(
    'sha256',
    JSON.stringify([openId, matches.map(({ id, version, last_seq }) => [id, version, last_seq])]),
  );

async function readHighlights(db: Db, matches: readonly ScoredMatch[]): Promise<Highlights> {
  const found: { id: string; highlights: MatchHighlights }[] = [];
  for (let from = 0; from < matches.length; from += batch) {
    const part = matches.slice(from, from + batch);
    const logs = await logsOf(
      db,
      part.map(({ id }) => id),
    );
    for (const { id, best_of: bestOf } of part)
      found.push({ id, highlights: matchHighlights(logs.get(id) ?? [], { bestOf }) });
  }
  return openHighlights(found);
}
