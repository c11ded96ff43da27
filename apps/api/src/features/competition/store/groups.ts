import type { PlayerId } from '@topspin/engine';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { RowOf } from '#db/row-of.ts';
import type { Db } from '#http/call.ts';
import { setsOfMatch } from './sets.ts';

/** Groups with their phase `p` and their open `o`. */
export const selectGroups = (db: Db) =>
  db
    .selectFrom('groups as g')
    .innerJoin('phases as p', 'p.id', 'g.phase_id')
    .innerJoin('opens as o', 'o.id', 'p.open_id')
    .select([
      'g.id',
      'g.phase_id',
      'g.number',
      'g.name',
      'p.open_id',
      'o.name as open_name',
      'p.type',
      'p.best_of',
      'p.seed',
      'p.draw_report',
      'p.swiss_order',
    ]);

export type GroupRow = RowOf<ReturnType<typeof selectGroups>>;

export const findGroup = (db: Db, id: string): Promise<GroupRow | undefined> =>
  selectGroups(db).where('g.id', '=', id).executeTakeFirst();

export const groupsOfPhase = (db: Db, phaseId: string): Promise<GroupRow[]> =>
  selectGroups(db).where('g.phase_id', '=', phaseId).orderBy('g.number').execute();

export type LineRow = Readonly<
  Pick<Selectable<Database['group_players']>, 'group_id' | 'line' | 'player_id'>
>;

const selectLines = (db: Db) =>
  db.selectFrom('group_players').select(['group_id', 'line', 'player_id']).orderBy('line');

/** The lines of the groups of a phase, in order. */
export const linesOfPhase = (db: Db, phaseId: string): Promise<LineRow[]> =>
  selectLines(db).where('phase_id', '=', phaseId).execute();

export const linesOfGroup = (db: Db, groupId: string): Promise<LineRow[]> =>
  selectLines(db).where('group_id', '=', groupId).execute();

const selectResults = (db: Db) =>
  db
    .selectFrom('matches as m')
    .select(['m.id', 'm.group_id', 'm.round', 'm.player_a', 'm.player_b', 'm.state', 'm.outcome', 'm.winner'])
    .select(setsOfMatch.as('sets'))
    .orderBy('m.round_number')
    .orderBy('m.number')
    .orderBy('m.id');

/** A match as standings and classification need it. */
export type ResultRow = RowOf<ReturnType<typeof selectResults>>;

/** A round-robin match, as the standings need it. */
export type PlayedRow = Pick<ResultRow, 'id' | 'player_a' | 'player_b' | 'outcome' | 'winner' | 'sets'>;

export const resultsOfPhase = (db: Db, phaseId: string): Promise<ResultRow[]> =>
  selectResults(db).where('m.phase_id', '=', phaseId).execute();

export const resultsOfGroup = (db: Db, groupId: string): Promise<ResultRow[]> =>
  selectResults(db).where('m.group_id', '=', groupId).execute();

type Groups = readonly Insertable<Database['groups']>[];

/** Adds groups that came from elsewhere, with their lines. */
export async function insertArrivedGroups(db: Db, groups: Groups, lines: readonly object[]): Promise<void> {
  if (groups.length === 0) return;
  await db.insertInto('groups').values(groups).execute();
  await sql`
    insert into group_players (group_id, phase_id, line, player_id)
    select group_id, phase_id, line, player_id
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as arrived (group_id uuid, phase_id uuid, line integer,
      player_id uuid)`.execute(db);
}

/** Adds a group to a phase, with a player or a bye on each line, in order. */
export async function insertGroup(
  db: Db,
  group: Insertable<Database['groups']>,
  players: readonly (PlayerId | null)[],
): Promise<void> {
  const { id, phase_id } = group;
  await db.insertInto('groups').values(group).execute();
  const lines = players.map((player_id, line) => ({ group_id: id, phase_id, line: line + 1, player_id }));
  await db.insertInto('group_players').values(lines).execute();
}

/** Removes the groups of a phase with their lines. */
export const removeGroups = (db: Db, phaseId: string) =>
  db.deleteFrom('groups').where('phase_id', '=', phaseId).execute();

/** Puts the groups of a removed phase back, with their lines; those that are still there stay. */
export async function bringGroupsBack(db: Db, phaseId: string): Promise<void> {
  await sql`
    insert into groups (id, phase_id, number, name, created_at)
    select kept.id, kept.phase_id, kept.number, kept.name, kept.created_at
    from removed_phases removed, jsonb_populate_recordset(null::groups, removed.kept -> 'groups') kept
    where removed.phase_id = ${phaseId}
    on conflict (id) do nothing`.execute(db);
  await sql`
    insert into group_players
    select kept.* from removed_phases removed, jsonb_populate_recordset(null::group_players, removed.kept -> 'lines') kept
    where removed.phase_id = ${phaseId}
    on conflict (group_id, line) do nothing`.execute(db);
}

/** Adds a player at the end of a group; false if they are in the phase already. */
export async function addLine(db: Db, { id, phase_id }: GroupRow, player: string): Promise<boolean> {
  const lines = await linesOfGroup(db, id);
  const added = await db
    .insertInto('group_players')
    .values({ group_id: id, phase_id, line: lines.length + 1, player_id: player })
    .onConflict((conflict) => conflict.columns(['phase_id', 'player_id']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Replaces players on the lines of a phase, all together, since some may swap places. */
export async function replaceOnLines(
  db: Db,
  phaseId: string,
  substitutes: ReadonlyMap<PlayerId, PlayerId>,
): Promise<void> {
  const lines = await db
    .selectFrom('group_players')
    .selectAll()
    .where('phase_id', '=', phaseId)
    .where('player_id', 'in', [...substitutes.keys()])
    .execute();
  const set = (group_id: string, line: number, player_id: string | null) =>
    db
      .updateTable('group_players')
      .set({ player_id })
      .where('group_id', '=', group_id)
      .where('line', '=', line)
      .execute();
  for (const { group_id, line } of lines) await set(group_id, line, null);
  for (const { group_id, line, player_id } of lines)
    await set(group_id, line, (player_id && substitutes.get(player_id)) ?? null);
}

/** Gives a player's lines in these opens to another profile. */
export const moveOnLines = (
  db: Db,
  { from, to, opens }: { readonly from: PlayerId; readonly to: PlayerId; readonly opens: readonly string[] },
) =>
  db
    .updateTable('group_players')
    .set({ player_id: to })
    .where('player_id', '=', from)
    .where('phase_id', 'in', (phase) =>
      phase
        .selectFrom('phases')
        .select('id')
        .where('open_id', '=', sql<string>`any(${opens}::uuid[])`),
    )
    .execute();
