import type { Phase, phaseSource } from '@topspin/contract';
import { nextPhaseSteps, phaseStates, type PhaseState } from '@topspin/engine';
import type { z } from 'zod/mini';
import { keptReport } from './report.ts';
import type { GroupSummaryRow, PhaseRow } from '#features/competition/store/phases.ts';

type Source = z.infer<typeof phaseSource>;
type People = ReadonlyMap<string, { readonly name: string }>;

export const presentSource = (row: PhaseRow): Source =>
  row.source_phase_id === null
    ? { from: 'registrations' }
    : {
        from: 'phase',
        phase_id: row.source_phase_id,
        position_from: row.position_from ?? 1,
        position_to: row.position_to ?? 1,
      };

/** The report of a phase with the names of those who left a place and took it. */
function presentKept(row: PhaseRow, people: People): Phase['report'] {
  const report = keptReport(row);
  const named = (id: string) => ({ _id: id, name: people.get(id)?.name ?? '' });
  return (
    report && {
      ...report,
      vacancies: (report.vacancies ?? []).map(({ player, by }) => ({
        player: named(player),
        by: by && named(by),
      })),
    }
  );
}

/** A phase as the contract says it, with its groups, who left a place or took one, and whether it may go back a step. */
export function presentPhase(row: PhaseRow, all: readonly GroupSummaryRow[], people: People): Phase {
  const groups = all.filter(({ phase_id }) => phase_id === row.id);
  const begun = groups.some(({ matches_begun }) => matches_begun > 0);
  const back = nextPhaseSteps(row.state).some((to) => isStepBack(row.state, to));
  return {
    _id: row.id,
    open_id: row.open_id,
    number: row.number,
    name: row.name,
    type: row.type,
    state: row.state,
    source: presentSource(row),
    groups_count: row.groups_count,
    group_size: row.group_size,
    best_of: row.best_of,
    third_place: row.third_place,
    seeds: row.seeds,
    seed: row.seed,
    report: presentKept(row, people),
    groups: groups.map(({ id, name, number, players, matches, matches_finished }) => ({
      _id: id,
      name,
      number,
      players,
      matches,
      matches_finished,
    })),
    may: { back: back && !begun },
    version: row.version,
  };
}

/** Whether a phase goes back from one state to another. */
export const isStepBack = (from: PhaseState, to: PhaseState): boolean =>
  phaseStates.indexOf(to) < phaseStates.indexOf(from);
