import { standingStates } from '@topspin/engine';
import { sql } from 'kysely';
import { isPlayedOn } from '#features/day/which-day.ts';
import type { Db } from '#http/call.ts';

type Absent = { readonly day: string; readonly players: readonly string[] };

/** Notes that somebody is not in the hall for now; since when that is stays as it was said first. */
export const saveAbsences = (
  db: Db,
  { day, players, by, now }: Absent & { readonly by: string; readonly now: Date },
) =>
  sql`
    insert into day_absences (day_id, player_id, since_at, said_by)
    select distinct ${day}::uuid, person_of(player), ${now}::timestamptz, ${by}::uuid from unnest(${players}::uuid[]) as player
    on conflict do nothing`.execute(db);

/** Notes that somebody is back, as whomever of the day it was said of them. */
export const endAbsences = (db: Db, { day, players }: Absent) =>
  sql`
    delete from day_absences using unnest(${players}::uuid[]) as player
    where day_id = ${day} and person_of(day_absences.player_id) = person_of(player)`.execute(db);

/**
 * Those of these players who are one of those others, or guests who are said to be one; and guests who are said to be somebody who has left
 * every open of the day. Not those who are said to be somebody who stands in another open.
 */
export async function personsAmong(
  db: Db,
  { day, players }: Absent,
  others: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ player: string }>`
    select player from unnest(${players}::uuid[]) as player
    where person_of(player) = any (${others}::uuid[])
      or not exists (select from play_days day join opens o on ${isPlayedOn} join inscriptions entry on entry.open_id = o.id
        where day.id = ${day} and entry.player_id = person_of(player) and entry.state = any (${standingStates}))`.execute(
    db,
  );
  return rows.map(({ player }) => player);
}

/** Whether somebody is the same person as one of these others. */
export async function areOnePerson(db: Db, player: string, others: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(${others}::uuid[]) as other where person_of(other) = person_of(${player}::uuid) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export const forgetAbsences = (db: Db, players: readonly string[]) =>
  sql`delete from day_absences where player_id = any (${players}::uuid[])`.execute(db);
