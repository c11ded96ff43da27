import { sql } from 'kysely';
import { changeClub } from '#features/players/store.ts';
import type { Db } from '#http/call.ts';

/** All players of a club join another, or are left with none; who they were is kept, to undo it. */
export async function leaveClub(db: Db, club: string, to: string | null): Promise<void> {
  await sql`insert into club_departures (club_id, player_id)
    select club_id, id from players where club_id = ${club}::uuid on conflict do nothing`.execute(db);
  await changeClub(db, { from: club, to });
}

/** Those who left a club return to it, unless they are no longer where they went: in another club, or in none. */
export async function returnToClub(db: Db, club: string, from: string | null): Promise<void> {
  const gone = await db
    .deleteFrom('club_departures')
    .where('club_id', '=', club)
    .returning('player_id')
    .execute();
  const players = gone.map(({ player_id: id }) => id);
  if (players.length > 0) await changeClub(db, { from, to: club, players });
}

/** Forgets which clubs these players left; they are erased. */
export const forgetDepartures = (db: Db, players: readonly string[]) =>
  db.deleteFrom('club_departures').where('player_id', 'in', players).execute();
