import { randomUUIDv7 } from 'node:crypto';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';
import { isPlayedOn, type DayKey } from './which-day.ts';

export type DayRow = Readonly<Selectable<Database['play_days']>>;
export type DayTableRow = Readonly<Selectable<Database['day_tables']>>;

export const findDay = (db: Db, id: string): Promise<DayRow | undefined> =>
  db.selectFrom('play_days').selectAll().where('id', '=', id).executeTakeFirst();

export const findByKey = (db: Db, { venue_id, open_id, date }: DayKey): Promise<DayRow | undefined> =>
  db
    .selectFrom('play_days')
    .selectAll()
    .where('date', '=', date)
    .where(sql<boolean>`(venue_id, open_id) is not distinct from (${venue_id}::uuid, ${open_id}::uuid)`)
    .executeTakeFirst();

/** The row of a day, made when it is first needed. */
export async function dayOf(db: Db, key: DayKey): Promise<DayRow> {
  const known = await findByKey(db, key);
  if (known) return known;
  const id = randomUUIDv7();
  const { rows } = await sql<{ id: string }>`
    insert into play_days (id, venue_id, open_id, date) values (${id}, ${key.venue_id}, ${key.open_id}, ${key.date}::date)
    on conflict do nothing returning id`.execute(db);
  if (rows[0]) await beginTables(db, id);
  return (await findByKey(db, key)) ?? Promise.reject(new Error('a day was removed while it was made'));
}

/** Tables of an open that neither has a venue nor was drawn on tables. */
const usualTables = 4;

/** The numbers of the tables of a day `day`: those of the venue, and those that its opens already use. */
export const numbersOfTables = sql`(
  select venue_tables.number from day
  join venue_tables on venue_tables.venue_id = coalesce(day.venue_id, (select venue_id from opens where id = day.open_id))
  union select matches.table_number from day join opens o on ${isPlayedOn} join matches on matches.open_id = o.id
  where matches.table_number is not null and matches.state <> 'finished')`;

const beginTables = (db: Db, dayId: string) =>
  sql`
    with day as (select * from play_days where id = ${dayId}),
    numbers as (select * from ${numbersOfTables} as known),
    begun as (
      select number from numbers
      union all select number from generate_series(1, ${sql.lit(usualTables)}) as number where not exists (select from numbers))
    insert into day_tables (id, day_id, number, fill_order)
    select gen_random_uuid(), ${dayId}, number, row_number() over (order by number) from begun
    on conflict do nothing`.execute(db);

export const updateDay = (db: Db, id: string, values: Updateable<Database['play_days']>) =>
  db.updateTable('play_days').set(values).where('id', '=', id).execute();

/** Locks a day until this transaction ends. */
export const lockDay = (db: Db, id: string): Promise<DayRow | undefined> =>
  db.selectFrom('play_days').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const findTable = (db: Db, dayId: string, number: number): Promise<DayTableRow | undefined> =>
  db
    .selectFrom('day_tables')
    .selectAll()
    .where('day_id', '=', dayId)
    .where('number', '=', number)
    .executeTakeFirst();

export const lockTable = (db: Db, dayId: string, id: string): Promise<DayTableRow | undefined> =>
  db
    .selectFrom('day_tables')
    .selectAll()
    .where('day_id', '=', dayId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const updateTable = (db: Db, id: string, values: Updateable<Database['day_tables']>) =>
  db.updateTable('day_tables').set(values).where('id', '=', id).execute();

/** Adds a table behind the others; null if it is there already. */
export async function addTable(db: Db, dayId: string, number: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into day_tables (id, day_id, number, fill_order)
    select ${randomUUIDv7()}, ${dayId}, ${number}, coalesce(max(fill_order), 0) + 1 from day_tables where day_id = ${dayId}
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** The tables of a day, in the order in which they fill. */
export const tablesInOrder = (
  db: Db,
  dayId: string,
): Promise<readonly Pick<DayTableRow, 'id' | 'x' | 'y'>[]> =>
  db
    .selectFrom('day_tables')
    .select(['id', 'x', 'y'])
    .where('day_id', '=', dayId)
    .orderBy('fill_order')
    .orderBy('number')
    .execute();

type Placed = {
  readonly id: string;
  readonly order: number;
  readonly x: number | null;
  readonly y: number | null;
};

export const arrangeTables = (db: Db, dayId: string, tables: readonly Placed[]) =>
  sql`
    update day_tables set fill_order = placed.order, x = placed.x, y = placed.y
    from json_to_recordset(${JSON.stringify(tables)}::json) as placed (id uuid, "order" int, x int, y int)
    where day_tables.id = placed.id and day_tables.day_id = ${dayId}`.execute(db);
