import { eventFromWire, type MatchEventOnWire } from '@topspin/contract';
import type { BestOf, MatchEvent } from '@topspin/engine';
import { sql } from 'kysely';
import { eventsAfter } from '#features/competition/store/log.ts';
import type { Db } from '#http/call.ts';

/** A match whose result is the fold of its log. */
export type ScoredMatch = {
  readonly id: string;
  readonly best_of: BestOf;
  readonly last_seq: number;
  readonly version: number;
};

/** The matches of a finished open that were scored point by point and played out, in the order in which they ended; none before. */
export const scoredMatches = (db: Db, openId: string): Promise<ScoredMatch[]> =>
  db
    .selectFrom('matches as m')
    .innerJoin('opens as o', 'o.id', 'm.open_id')
    .where('o.id', '=', openId)
    .where('o.state', '=', 'finished')
    .where('m.outcome', '=', 'played')
    .where('m.annulled', 'is', null)
    .where('m.from_sheet', '=', false)
    .where('m.last_seq', '>', 0)
    .select(['m.id', 'm.best_of', 'm.last_seq', 'm.version'])
    .orderBy('m.finished_at')
    .orderBy('m.id')
    .execute();

type LogRow = { readonly id: string; readonly log: readonly MatchEventOnWire[] };

/** The logs of these matches. */
export async function logsOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly MatchEvent[]>> {
  const { rows } = await sql<LogRow>`
    select m.id, ${eventsAfter(sql<number>`0`)} as log from matches m where m.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, log }) => [id, log.map(eventFromWire)]));
}
