import type { PhaseState } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import type { PhaseRow } from './phases.ts';

/** The lines of a phase as JSON, in order. */
const linesOf = (id: string) => sql`(select coalesce(jsonb_agg(group_players order by group_id, line), '[]')
  from group_players where phase_id = ${id})`;

/** How long deleting a phase, or a step back, can be undone. */
const undoneWithin = 24 * 60 * 60 * 1000;

const since = (now: Date): Date => new Date(now.getTime() - undoneWithin);

type Placed = Pick<PhaseRow, 'id' | 'open_id' | 'source_phase_id'>;

/** A digest of what a draw depends on outside its phase: registrations, other phases, the results it takes its players from. */
const dependsOn = ({ id, open_id, source_phase_id }: Placed) => sql<string>`md5(concat_ws('|',
  (select string_agg(concat_ws(' ', id, state), ',' order by id) from inscriptions where open_id = ${open_id}),
  (select string_agg(concat_ws(' ', id, state), ',' order by id) from phases where open_id = ${open_id} and id <> ${id}),
  (select string_agg(concat_ws(' ', id, version), ',' order by id) from matches where phase_id = ${source_phase_id}::uuid)))`;

type Removing = { readonly by: string; readonly now: Date; readonly leftVersion: number | null };

/** Keeps a phase as it is now, with its groups and matches; only the last change can be undone. */
export const keepPhase = (db: Db, phase: Placed, { by, now, leftVersion }: Removing) =>
  sql`
    insert into removed_phases (phase_id, open_id, kept, left_version, depends_on, removed_by, removed_at)
    select ${phase.id}, ${phase.open_id}, jsonb_build_object(
      'phase', (select to_jsonb(phases) from phases where id = ${phase.id}),
      'groups', (select coalesce(jsonb_agg(groups), '[]') from groups where phase_id = ${phase.id}),
      'lines', ${linesOf(phase.id)},
      'matches', (select coalesce(jsonb_agg(matches), '[]') from matches where phase_id = ${phase.id}),
      'sets', (select coalesce(jsonb_agg(sets), '[]') from sets join matches on matches.id = match_id where phase_id = ${phase.id}),
      'events', (select coalesce(jsonb_agg(match_events), '[]') from match_events join matches on matches.id = match_id
        where phase_id = ${phase.id})
    ), ${leftVersion}::integer, ${dependsOn(phase)}, ${by}, ${now}
    on conflict (phase_id) do update set kept = excluded.kept, left_version = excluded.left_version,
      depends_on = excluded.depends_on, removed_by = excluded.removed_by, removed_at = excluded.removed_at`.execute(
    db,
  );

/** A phase that this account deleted or took back less than a day ago, as it was. */
export const removedPhaseBy = (db: Db, phaseId: string, { by, now }: { by: string; now: Date }) =>
  db
    .selectFrom('removed_phases')
    .select(['phase_id as id', 'open_id', 'left_version'])
    .select(sql<PhaseState>`kept -> 'phase' ->> 'state'`.as('state'))
    .select(sql<string | null>`kept -> 'phase' ->> 'source_phase_id'`.as('source_phase_id'))
    .where('phase_id', '=', phaseId)
    .where('removed_by', '=', by)
    .where('removed_at', '>', since(now))
    .executeTakeFirst();

export type RemovedPhase = NonNullable<Awaited<ReturnType<typeof removedPhaseBy>>>;

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
