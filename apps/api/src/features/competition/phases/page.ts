import type { Phase } from '@topspin/contract';
import { peopleOf, type Person } from '#features/players/reads.ts';
import { audit } from '#http/audit.ts';
import type { Actor, Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { presentPhase } from './present.ts';
import { keptReport } from './report.ts';
import { groupSummaries } from '#features/competition/store/group-summaries.ts';
import { findPhase, type PhaseRow } from '#features/competition/store/phases.ts';

/** A phase as it is now. */
export async function phasePage(db: Db, id: string): Promise<Phase> {
  const row = found(await findPhase(db, id));
  return found((await phasePages(db, [row]))[0]);
}

/** Phases as they are now. */
export async function phasePages(db: Db, rows: readonly PhaseRow[]): Promise<Phase[]> {
  const groups = await groupSummaries(
    db,
    rows.map(({ id }) => id),
  );
  const people = await peopleOfVacancies(db, rows);
  return rows.map((row) => presentPhase(row, groups, people));
}

async function peopleOfVacancies(db: Db, rows: readonly PhaseRow[]) {
  const vacancies = rows.flatMap((row) => keptReport(row)?.vacancies ?? []);
  const ids = vacancies.flatMap(({ player, by }) => [player, by]);
  return ids.length === 0 ? new Map<string, Person>() : peopleOf(db, ids);
}

/** Audits a change of a phase, and notifies the subscribers of its open. */
export async function writeDown(
  call: Actor,
  phase: Pick<PhaseRow, 'id' | 'open_id' | 'state'>,
  action: string,
  after: unknown,
): Promise<void> {
  await audit(call, action, { entity: 'phases', id: phase.id, before: { state: phase.state }, after });
}

/** The phase after a step, which is audited with its draw. */
export async function steppedTo(call: Actor, phase: PhaseRow, action: string): Promise<Phase> {
  const page = await phasePage(call.db, phase.id);
  await writeDown(call, phase, action, { state: page.state, seed: page.seed, report: page.report });
  return page;
}
