import { sql, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

export type PhaseRow = Readonly<Selectable<Database['phases']>>;

const selectPhases = (db: Db) => db.selectFrom('phases').selectAll();

export const findPhase = (db: Db, id: string): Promise<PhaseRow | undefined> =>
  selectPhases(db).where('id', '=', id).executeTakeFirst();

/** Locks a phase until this transaction ends. */
export const lockPhase = (db: Db, id: string): Promise<PhaseRow | undefined> =>
  selectPhases(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const phasesOfOpen = (db: Db, openId: string): Promise<PhaseRow[]> =>
  selectPhases(db).where('open_id', '=', openId).orderBy('number').orderBy('id').execute();

/** The phases fed by this one. */
export const phasesFedBy = (db: Db, phaseId: string): Promise<PhaseRow[]> =>
  selectPhases(db).where('source_phase_id', '=', phaseId).orderBy('number').orderBy('id').execute();

export const insertPhase = (db: Db, values: Insertable<Database['phases']>) =>
  db.insertInto('phases').values(values).execute();

export const updatePhase = (db: Db, id: string, values: Updateable<Database['phases']>) =>
  db.updateTable('phases').set(values).where('id', '=', id).execute();

export const removePhase = (db: Db, id: string) => db.deleteFrom('phases').where('id', '=', id).execute();

/** Puts a removed phase back, or back to the state before its step back. */
export const bringPhaseBack = (db: Db, id: string) =>
  sql`
    insert into phases
    select (jsonb_populate_record(null::phases, kept -> 'phase')).* from removed_phases where phase_id = ${id}
    on conflict (id) do update set state = excluded.state, draw_report = excluded.draw_report`.execute(db);

/** The table numbers of a venue, none without a venue. */
export async function tablesOf(db: Db, venueId: string | null): Promise<readonly number[]> {
  if (venueId === null) return [];
  const rows = await db
    .selectFrom('venue_tables')
    .select('number')
    .where('venue_id', '=', venueId)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** The engine's `hasBegun` in SQL; a test compares them in every state and outcome. */
export const hasBegun = (match: string) => {
  const of = sql.table(match);
  return sql<SqlBool>`(${of}.state = 'inPlay' or ${of}.state = 'finished' and ${of}.outcome is distinct from 'walkover')`;
};

export type MatchCounts = { readonly begun: number; readonly unfinished: number };

/** How many matches of a phase have started (a walkover never does), and how many are unfinished. */
export async function countMatches(db: Db, phaseId: string): Promise<MatchCounts> {
  const row = await db
    .selectFrom('matches')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(hasBegun('matches')).as('begun'),
      eb.fn.countAll<number>().filterWhere('state', '<>', 'finished').as('unfinished'),
    ])
    .where('phase_id', '=', phaseId)
    .executeTakeFirstOrThrow();
  return row;
}

/** How many are expected to play in an open. */
export async function countPlayers(db: Db, openId: string): Promise<number> {
  const { players } = await db
    .selectFrom('open_sides')
    .select((eb) => eb.fn.countAll<number>().as('players'))
    .where('open_id', '=', openId)
    .where('state', 'in', ['registered', 'present'])
    .executeTakeFirstOrThrow();
  return players;
}

type Moving = { readonly from: string; readonly to: string; readonly opens: readonly string[] };

/** Names another profile of a player in the reports of these opens' draws. */
export const moveInReports = (db: Db, { from, to, opens }: Moving) =>
  sql`update phases set draw_report = replace(draw_report::text, ${from}, ${to})::jsonb
    where open_id = any(${opens}::uuid[]) and position(${from} in draw_report::text) > 0`.execute(db);
