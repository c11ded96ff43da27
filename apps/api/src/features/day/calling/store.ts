import { randomUUIDv7 } from 'node:crypto';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { isPlayedOn } from '#features/day/which-day.ts';
import { seesOpens } from '#features/opens/reads.ts';
import type { Db, Viewer } from '#http/call.ts';

export type CallRow = Readonly<Selectable<Database['calls']>>;

/** An umpire is a player, or a volunteer of the day. */
export type Umpire = { readonly id: string; readonly isVolunteer: boolean };

export const playerOf = (umpire: Umpire | null): string | null =>
  umpire === null || umpire.isVolunteer ? null : umpire.id;
export const volunteerOf = (umpire: Umpire | null): string | null => (umpire?.isVolunteer ? umpire.id : null);

type NewCall = {
  readonly match: {
    readonly id: string;
    readonly table_number: number | null;
    readonly umpire_id: string | null;
  };
  readonly day: string;
  readonly table: string;
  /** Null for automatic calling. */
  readonly by: string | null;
  readonly umpire: Umpire | null;
  readonly now: Date;
};

/** Opens a call; null if the match or the table already has one. */
export async function openCall(
  db: Db,
  { match, day, table, by, umpire, now }: NewCall,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into calls (id, match_id, day_id, day_table_id, automatic, first_at, first_by, umpire_id, volunteer_id,
      table_before, umpire_before)
    values (${randomUUIDv7()}, ${match.id}, ${day}, ${table}, ${by === null}, ${now}, ${by}, ${playerOf(umpire)}, ${volunteerOf(umpire)},
      ${match.table_number},
      ${match.umpire_id})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

type NewOccupancy = {
  readonly match: string;
  readonly player: string | null;
  readonly volunteer?: string | null;
  readonly role: 'player' | 'umpire';
  readonly now: Date;
};

/** Occupies those of the people who are free, in a fixed order, so that two calls cannot deadlock; returns how many were. */
export async function occupy(db: Db, people: readonly NewOccupancy[]): Promise<number> {
  const { rows } = await sql`
    insert into occupancies (match_id, person, player_id, volunteer_id, role, from_at)
    select match, coalesce(volunteer, person_of(player)), player, volunteer, role, now
    from json_to_recordset(${JSON.stringify(people)}::json)
      as taken (match uuid, player uuid, volunteer uuid, role text, now timestamptz)
    order by coalesce(volunteer, person_of(player))
    on conflict do nothing returning person`.execute(db);
  return rows.length;
}

/** The match that prevents a call, and who called it; empty but for the person if the caller may not know its open. */
export type InTheWay = {
  readonly person: string;
  readonly table: number | null;
  readonly match: string;
  readonly by: string;
  /** When it was called. */
  readonly at: Date | null;
};

const inTheWay = (viewer: Viewer | null) => sql`
  case when seen.is then held.table_number end as table, case when seen.is then coalesce(caller.name, '') else '' end as by,
  case when seen.is then calls.first_at end as at, case when seen.is then concat_ws(' – ', pa.name, pb.name) else '' end as match
  from matches held join opens o on o.id = held.open_id cross join lateral (select ${seesOpens(viewer, 'o')} as is) seen
  left join players pa on pa.id = held.player_a left join players pb on pb.id = held.player_b
  left join calls on calls.match_id = held.id and calls.ended_at is null left join users caller on caller.id = calls.first_by`;

const first = async (
  reading: Promise<{ readonly rows: readonly InTheWay[] }>,
): Promise<InTheWay | undefined> => (await reading).rows[0];

/** The match in which one of these people is busy. */
export const whatKeeps = (db: Db, viewer: Viewer | null, people: readonly string[], but: string) =>
  first(
    sql<InTheWay>`select coalesce(person.name, volunteer.name) as person, ${inTheWay(viewer)}
      join occupancies on occupancies.match_id = held.id and occupancies.until_at is null
      left join players person on person_of(person.id) = occupancies.person and person.id = any (${people}::uuid[])
      left join day_volunteers volunteer on volunteer.id = occupancies.person and volunteer.id = any (${people}::uuid[])
      where held.id <> ${but} and coalesce(person.id, volunteer.id) is not null
      order by occupancies.among = occupied_among(${but}::uuid, now()) desc limit 1`.execute(db),
  );

/** The call that a match already has. */
export const callOf = (db: Db, viewer: Viewer | null, matchId: string) =>
  first(
    sql<InTheWay>`select '' as person, ${inTheWay(viewer)} where held.id = ${matchId} and calls.id is not null`.execute(
      db,
    ),
  );

/** The match that is called to a table of the day, or in play on it. */
export const whatIsOn = (
  db: Db,
  viewer: Viewer | null,
  { day, table, number }: { readonly day: string; readonly table: string; readonly number: number },
) =>
  first(
    sql<InTheWay>`select '' as person, ${inTheWay(viewer)}
      join play_days day on day.id = ${day}
      where calls.day_table_id = ${table}
        or (held.state = 'inPlay' and held.table_number = ${number} and ${isPlayedOn}) limit 1`.execute(db),
  );

export const findCall = (db: Db, dayId: string, id: string) =>
  db
    .selectFrom('calls')
    .select(['match_id', 'ended_at'])
    .where('day_id', '=', dayId)
    .where('id', '=', id)
    .executeTakeFirst();

export const lockCall = (db: Db, dayId: string, id: string): Promise<CallRow | undefined> =>
  db
    .selectFrom('calls')
    .selectAll()
    .where('day_id', '=', dayId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updateCall = (db: Db, id: string, values: Updateable<Database['calls']>) =>
  db.updateTable('calls').set(values).where('id', '=', id).execute();

/** Locks the table of a call: whoever calls to it waits. */
export const lockTable = (db: Db, id: string) =>
  db
    .selectFrom('day_tables')
    .select(['id', 'number', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Whether a call that has ended was one of these players. */
export async function wasCallOf(
  db: Db,
  { match_id: match, first_at: from, ended_at: end }: CallRow,
  players: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select not exists (select from unnest(${[...players]}::uuid[]) as player where not exists (
      select from occupancies where match_id = ${match} and role = 'player' and player_id = player and from_at between ${from} and ${end})) as known`.execute(
    db,
  );
  return rows[0]?.known === true;
}

/** Opens a call again that has ended, with its times and who had come; false if its match or its table, which is locked, has another. */
export async function reopenCall(
  db: Db,
  { id, match_id, day_table_id }: CallRow,
  before: Pick<Updateable<Database['calls']>, 'table_before' | 'umpire_before'>,
): Promise<boolean> {
  const row = await db
    .updateTable('calls')
    .set({ ...before, ended_at: null, end_reason: null })
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from calls other where other.ended_at is null
        and (other.match_id = ${match_id} or other.day_table_id = ${day_table_id}))`,
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the call of a match that has not begun, which gets back what it had before; its people are free. */
export const giveBack = (db: Db, matchId: string, now: Date) =>
  sql`select end_call(${matchId}::uuid, 'returned', ${now}::timestamptz), release_people(${matchId}::uuid, ${now}::timestamptz)`.execute(
    db,
  );

/** Ends the call that a match has on another day than the one on which it is called now; whether it had one. */
export async function endElsewhere(
  db: Db,
  matchId: string,
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select end_call(match_id, 'returned', ${now}::timestamptz), release_people(match_id, ${now}::timestamptz)
    from calls where match_id = ${matchId} and day_id <> ${day} and ended_at is null`.execute(db);
  return rows.length > 0;
}

/** Ends the call that a table has of an open that is not played on its day any more, such as one that lost its trust. */
export async function endStranded(db: Db, table: string, now: Date): Promise<void> {
  const { rows } = await sql<{ match: string; playing: boolean }>`
    select match_id as match, m.state = 'inPlay' as playing, end_call(match_id, 'returned', ${now}::timestamptz)
    from calls join matches m on m.id = match_id join opens o on o.id = m.open_id join play_days day on day.id = day_id
    where day_table_id = ${table} and ended_at is null and ${isPlayedOn} is not true`.execute(db);
  for (const { match, playing } of rows)
    if (!playing) await sql`select release_people(${match}::uuid, ${now}::timestamptz)`.execute(db);
}

/** Frees the umpire of a match. */
export const freeUmpire = (db: Db, match: string, now: Date) =>
  db
    .updateTable('occupancies')
    .set({ until_at: now })
    .where('match_id', '=', match)
    .where('role', '=', 'umpire')
    .where('until_at', 'is', null)
    .execute();

/** The calls of a volunteer's matches no longer name them. */
export const forgetVolunteerOfCalls = (db: Db, day: string, id: string) =>
  db
    .updateTable('calls')
    .set({ volunteer_id: null })
    .where('day_id', '=', day)
    .where('volunteer_id', '=', id)
    .execute();

/** Deletes in which matches players were busy, and are. */
export const forgetOccupancies = (db: Db, players: readonly string[]) =>
  db
    .deleteFrom('occupancies')
    .where((eb) => eb('player_id', '=', eb.fn.any(eb.val([...players]))))
    .execute();
