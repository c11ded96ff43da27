/** Rating changes, for other rooms to read. */
import { sql, type Expression } from 'kysely';
import type { Db } from '#http/call.ts';

export { foreseeAll, foreseeRatings, rateMatch, rerateAfter, rerateAll } from './ledger.ts';
export { moveInitial } from './store.ts';
export { ratedMatch, retaken } from './rated-match.ts';

type RatingMove = { readonly player_id: string; readonly before: number; readonly after: number };

/** A column with the rating changes of a match: one per player, none if it was not rated. */
export const changesOfMatch = (matchId: Expression<unknown>) =>
  sql<RatingMove[]>`coalesce((select json_agg(json_build_object(
      'player_id', change.player_id, 'before', change.before, 'after', change.after) order by change.player_id)
    from rating_ledger change where change.match_id = ${matchId}), '[]')`;

/** How much an open changed each player's rating. */
export async function changesOfOpen(db: Db, openId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('rating_ledger')
    .select((eb) => ['player_id', eb.fn.sum<number>(eb('after', '-', eb.ref('before'))).as('change')])
    .where('open_id', '=', openId)
    .groupBy('player_id')
    .execute();
  return new Map(rows.map(({ player_id, change }) => [player_id, change]));
}
