/** What other features read of ratings, and what follows for them from a result. */
import type { Db } from '#http/call.ts';

export { rateMatch, rerateFrom } from './ledger.ts';

/** What a match moved: a row for each player, none where it was not rated. */
export const changesOfMatch = (db: Db, matchId: string) =>
  db
    .selectFrom('rating_ledger')
    .select(['player_id', 'before', 'after'])
    .where('match_id', '=', matchId)
    .orderBy('player_id')
    .execute();

/** How far an open moved each player's rating. */
export async function changesOfOpen(db: Db, openId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('rating_ledger')
    .select((eb) => ['player_id', eb.fn.sum<number>(eb('after', '-', eb.ref('before'))).as('change')])
    .where('open_id', '=', openId)
    .groupBy('player_id')
    .execute();
  return new Map(rows.map(({ player_id, change }) => [player_id, change]));
}

/** The rating of every player. */
export async function ratingsNow(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('players').select(['id', 'rating']).execute();
  return new Map(rows.map(({ id, rating }) => [id, rating]));
}
