import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** Who scores a match: an account, and the device it does so on if that has an id. */
export type Holder = { readonly userId: string | null; readonly device: string | null };

export type LeaseRow = {
  readonly user_id: string | null;
  readonly device: string | null;
  readonly by: string;
  readonly since: Date;
  readonly heard_at: Date;
};

/** When the device of the lease `l` was last heard of: it said that it scores, or sent events. */
export const heardAt = sql<Date>`greatest(l.seen_at, (select e.received_at from match_events e
  where e.match_id = l.match_id order by e.seq desc limit 1))`;

/** Who holds a match, if anybody does. */
export const findLease = (db: Db, matchId: string): Promise<LeaseRow | undefined> =>
  db
    .selectFrom('match_leases as l')
    .innerJoin('users', 'users.id', 'l.user_id')
    .where('l.match_id', '=', matchId)
    .select(['l.user_id', 'l.device', 'users.name as by', 'l.acquired_at as since', heardAt.as('heard_at')])
    .executeTakeFirst();

/** Gives a match to a holder, whoever had it. The match has another version then. */
export async function saveLease(
  db: Db,
  matchId: string,
  { userId, device, at }: Holder & { readonly at: Date },
): Promise<void> {
  const held = { user_id: userId, score_link_id: null, device, acquired_at: at, seen_at: at };
  await db
    .insertInto('match_leases')
    .values({ match_id: matchId, ...held })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(held))
    .execute();
}

/** Notes that the holder of a match has been heard of. */
export const renewLease = (db: Db, matchId: string, at: Date) =>
  db.updateTable('match_leases').set({ seen_at: at }).where('match_id', '=', matchId).execute();

export const removeLease = (db: Db, matchId: string) =>
  db.deleteFrom('match_leases').where('match_id', '=', matchId).execute();
