import type { PhaseState, PhaseType } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import type { ArrivedPair } from '#features/inscriptions/commands.ts';
import type { Db } from '#http/call.ts';
import type { PhaseRow } from './phases.ts';

/** The lines of a phase as JSON, in order. */
const linesOf = (
  id: Column<string>,
) => sql`(select coalesce(jsonb_agg(group_players order by group_id, line), '[]')
  from group_players where phase_id = ${id})`;

/** How long deleting a phase, or a step back, can be undone. */
const undoneWithin = 30 * 24 * 60 * 60 * 1000;

const since = (now: Date): Date => new Date(now.getTime() - undoneWithin);

type Column<T> = T | RawBuilder<T>;
type Placed = {
  readonly id: Column<string>;
  readonly open_id: Column<string>;
  readonly source_phase_id: Column<string | null>;
};

/** A digest of what a draw depends on outside its phase: registrations, other phases, the results it takes its players from. */
const dependsOn = ({ id, open_id, source_phase_id }: Placed) => sql<string>`md5(concat_ws('|',
  (select string_agg(concat_ws(' ', id, state), ',' order by id) from inscriptions where open_id = ${open_id}),
  (select string_agg(concat_ws(' ', side_id, place), ',' order by side_id, place) from side_members where open_id = ${open_id}),
  (select string_agg(concat_ws(' ', id, state), ',' order by id) from phases where open_id = ${open_id} and id <> ${id}),
  (select string_agg(concat_ws(' ', id, version), ',' order by id) from matches where phase_id = ${source_phase_id}::uuid)))`;

type Removing = { readonly by: string; readonly now: Date; readonly leftVersion: number | null };

/** Keeps a phase as it is now, with its groups and matches; only the last change can be undone. */
export const keepPhase = (
  db: Db,
  phase: Pick<PhaseRow, 'id' | 'open_id' | 'source_phase_id'>,
  { by, now, leftVersion }: Removing,
) =>
  sql`
    insert into removed_phases (phase_id, open_id, kept, left_version, depends_on, removed_by, removed_at)
    select ${phase.id}, ${phase.open_id}, jsonb_build_object(
      'phase', (select to_jsonb(phases) from phases where id = ${phase.id}),
      'groups', (select coalesce(jsonb_agg(groups), '[]') from groups where phase_id = ${phase.id}),
      'lines', ${linesOf(phase.id)},
      'matches', (select coalesce(jsonb_agg(matches), '[]') from matches where phase_id = ${phase.id}),
      'sets', (select coalesce(jsonb_agg(sets), '[]') from sets join matches on matches.id = match_id where phase_id = ${phase.id}),
      'events', (select coalesce(jsonb_agg(match_events), '[]') from match_events join matches on matches.id = match_id
        where phase_id = ${phase.id}),
      'conflicts', (select coalesce(jsonb_agg(match_conflicts), '[]') from match_conflicts join matches on matches.id = match_id
        where phase_id = ${phase.id})
    ), ${leftVersion}::integer, ${dependsOn(phase)}, ${by}, ${now}
    on conflict (phase_id) do update set kept = excluded.kept, left_version = excluded.left_version,
      depends_on = excluded.depends_on, removed_by = excluded.removed_by, removed_at = excluded.removed_at`.execute(
    db,
  );

/** Keeps the pairs with a phase that ended with its draw: what it depends on is compared with what is left without them. */
export const keepPairs = (
  db: Db,
  phase: Pick<PhaseRow, 'id' | 'open_id' | 'source_phase_id'>,
  pairs: readonly ArrivedPair[],
) =>
  sql`update removed_phases set kept = jsonb_set(kept, '{pairs}', ${JSON.stringify(pairs)}::jsonb), depends_on = ${dependsOn(phase)}
    where phase_id = ${phase.id}`.execute(db);

/** A phase that was deleted or taken back less than thirty days ago, as it was. */
export const removedPhase = (db: Db, phaseId: string, now: Date) =>
  db
    .selectFrom('removed_phases')
    .select(['phase_id as id', 'open_id', 'left_version'])
    .select(sql<PhaseState>`kept -> 'phase' ->> 'state'`.as('state'))
    .select(sql<string | null>`kept -> 'phase' ->> 'source_phase_id'`.as('source_phase_id'))
    .select(sql<readonly ArrivedPair[]>`coalesce(kept -> 'pairs', '[]')`.as('pairs'))
    .where('phase_id', '=', phaseId)
    .where('removed_at', '>', since(now))
    .executeTakeFirst();

export type RemovedPhase = NonNullable<Awaited<ReturnType<typeof removedPhase>>>;

/** The phase that a row of `removed_phases` is about. */
const kept = {
  id: sql.ref<string>('removed.phase_id'),
  open_id: sql.ref<string>('removed.open_id'),
  source_phase_id: sql<string | null>`(removed.kept -> 'phase' ->> 'source_phase_id')`,
};

/** The phases of an open that were deleted or taken back, latest first, and whether anything has changed since. */
export const removedPhasesOf = (db: Db, openId: string, now: Date) =>
  db
    .selectFrom('removed_phases as removed')
    .leftJoin('phases', 'phases.id', 'removed.phase_id')
    .leftJoin('users as remover', 'remover.id', 'removed.removed_by')
    .where('removed.open_id', '=', openId)
    .where('removed.removed_at', '>', since(now))
    .select(['removed.phase_id', 'removed.removed_at', 'removed.removed_by', 'remover.name as remover_name'])
    .select([
      sql<string>`removed.kept -> 'phase' ->> 'name'`.as('name'),
      sql<number>`(removed.kept -> 'phase' -> 'number')::integer`.as('number'),
      sql<PhaseType>`removed.kept -> 'phase' ->> 'type'`.as('type'),
      sql<PhaseState>`removed.kept -> 'phase' ->> 'state'`.as('was'),
      sql<boolean>`removed.left_version is null`.as('deleted'),
      sql<boolean>`phases.version is not distinct from removed.left_version and removed.depends_on = ${dependsOn(kept)}
        and ${linesOf(kept.id)} in ('[]', removed.kept -> 'lines')`.as('same'),
    ])
    .orderBy('removed.removed_at', 'desc')
    .orderBy('removed.phase_id')
    .execute();

/** The open of a phase that was deleted or taken back. */
export async function openOfRemoved(db: Db, phaseId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('removed_phases')
    .select('open_id')
    .where('phase_id', '=', phaseId)
    .executeTakeFirst();
  return row?.open_id;
}

/** Whether nothing that the draw of a removed phase depends on has changed since, nor its groups, if it still has them. */
export async function isAsItWas(db: Db, removed: RemovedPhase): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select depends_on = ${dependsOn(removed)} and ${linesOf(removed.id)} in ('[]', kept -> 'lines') as same
    from removed_phases where phase_id = ${removed.id}`.execute(db);
  return rows[0]?.same ?? false;
}

export const forgetRemovedPhase = (db: Db, phaseId: string) =>
  db.deleteFrom('removed_phases').where('phase_id', '=', phaseId).execute();

/** Forgets phases that can no longer be put back. */
export const forgetRemovedPhases = (db: Db, now: Date) =>
  db.deleteFrom('removed_phases').where('removed_at', '<', since(now)).execute();

/** Forgets what an account removed, and the removed phases of opens it owns, whose names may hold its own. */
export const eraseRemovedPhases = (db: Db, account: string) =>
  db
    .deleteFrom('removed_phases')
    .where((removed) =>
      removed.or([
        removed('removed_by', '=', account),
        removed(
          'open_id',
          'in',
          removed
            .selectFrom('open_organisers')
            .select('open_organisers.open_id')
            .where('user_id', '=', account)
            .where('role', '=', 'owner'),
        ),
      ]),
    )
    .execute();

type Moving = { readonly from: string; readonly to: string; readonly opens: readonly string[] };

/** Names another profile of a player in what was removed from these opens. */
export const moveInRemovedPhases = (db: Db, { from, to, opens }: Moving) =>
  sql`update removed_phases set kept = replace(kept::text, ${from}, ${to})::jsonb
    where open_id = any(${opens}::uuid[]) and position(${from} in kept::text) > 0`.execute(db);
