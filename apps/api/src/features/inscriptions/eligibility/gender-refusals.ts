import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** How often organisers, of whatever opens, may learn within some days that a minor has not the gender of an open. */
const refusalsAtMost = 3;
const days = 30;

const oldest = (now: Date): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/**
 * Whether organisers may learn once more that a minor is refused for gender. Checks of one player are serialised until their
 * transaction ends, so that concurrent ones do not get around the limit.
 */
export async function mayTellGender(db: Db, playerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ refused: number }>`
    insert into gender_refusals as known (player_id, since) values (${playerId}, ${now})
    on conflict (player_id) do update
      set refused = case when known.since < ${oldest(now)} then 0 else known.refused end,
        since = case when known.since < ${oldest(now)} then excluded.since else known.since end
    returning refused`.execute(db);
  return (rows[0]?.refused ?? 0) < refusalsAtMost;
}

export const countGenderRefusal = (db: Db, playerId: string) =>
  db
    .updateTable('gender_refusals')
    .set((known) => ({ refused: known('refused', '+', 1) }))
    .where('player_id', '=', playerId)
    .execute();

/** Deletes refusals too old to count. */
export const forgetGenderRefusals = (db: Db, now: Date) =>
  db.deleteFrom('gender_refusals').where('since', '<', oldest(now)).execute();

/** Deletes the refusals of players. */
export const eraseGenderRefusals = (db: Db, players: readonly string[]) =>
  db
    .deleteFrom('gender_refusals')
    .where('player_id', '=', sql<string>`any(${players}::uuid[])`)
    .execute();
