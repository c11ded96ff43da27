import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { endFinishing } from './score-links.ts';

/** The scorer of a match: an account or the session of a score link, and the device if it has an id. */
export type Holder = {
  readonly id: string;
  readonly isSession: boolean;
  readonly device: string | null;
};

export type LeaseRow = {
  readonly holder_id: string | null;
  readonly device: string | null;
  readonly by: string | null;
  /** Whether the holder is one of the two players. */
  readonly by_player: boolean;
  readonly since: Date;
  readonly heard_at: Date;
};

/** When the device of the lease `l` was last heard of: it said that it scores, or sent events. */
export const heardAt = sql<Date>`greatest(l.seen_at, (select e.received_at from match_events e
  where e.match_id = l.match_id order by e.seq desc limit 1))`;

/** The account or the session that has the lease `l`. */
export const holderId = sql<string | null>`coalesce(l.user_id, l.score_session_id)`;

/** The name of the account `holder`, or that of the session `umpire`, who need not have given one. */
export const holderName = sql<string | null>`coalesce(holder.name, umpire.name || ' (QR)')`;

/** Whether a player of the match of the lease `l` has it. */
const heldByPlayer = sql<boolean>`exists (select from matches m join players p on p.id = any (people_of_match(m))
  where m.id = l.match_id and p.user_id = l.user_id)`;

/** The lease of a match, if anybody holds it. */
export const findLease = (db: Db, matchId: string): Promise<LeaseRow | undefined> =>
  db
    .selectFrom('match_leases as l')
    .leftJoin('users as holder', 'holder.id', 'l.user_id')
    .leftJoin('score_link_sessions as umpire', 'umpire.id', 'l.score_session_id')
    .where('l.match_id', '=', matchId)
    .select(['l.device', 'l.acquired_at as since'])
    .select([holderId.as('holder_id'), holderName.as('by'), heardAt.as('heard_at')])
    .select(heldByPlayer.as('by_player'))
    .executeTakeFirst();

/** Gives a match to a holder, even if another one has it, which then finishes nothing. The match has another version then. */
export async function saveLease(
  db: Db,
  matchId: string,
  { id, isSession, device, at }: Holder & { readonly at: Date },
): Promise<void> {
  const held = {
    user_id: isSession ? null : id,
    score_session_id: isSession ? id : null,
    device,
    acquired_at: at,
    seen_at: at,
  };
  await db
    .insertInto('match_leases')
    .values({ match_id: matchId, ...held })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(held))
    .execute();
  await endFinishing(db, matchId, id);
}

/** Notes that the holder of a match has been heard of. */
export const renewLease = (db: Db, matchId: string, at: Date) =>
  db.updateTable('match_leases').set({ seen_at: at }).where('match_id', '=', matchId).execute();

export const removeLease = (db: Db, matchId: string) =>
  db.deleteFrom('match_leases').where('match_id', '=', matchId).execute();
