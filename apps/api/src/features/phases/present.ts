import type { drawReport, Phase, phaseSource } from '@topspin/contract';
import {
  nextPhaseSteps,
  phaseStates,
  type DrawInputs,
  type DrawReport,
  type Entrant,
  type PhaseState,
  type QualifiedEntrant,
} from '@topspin/engine';
import type { z } from 'zod/mini';
import type { GroupSummaryRow, MatchCounts, PhaseRow } from './store.ts';

type Source = z.infer<typeof phaseSource>;
type ReportOnWire = z.infer<typeof drawReport>;

export const presentSource = (row: PhaseRow): Source =>
  row.source_phase_id === null
    ? { from: 'registrations' }
    : {
        from: 'phase',
        phase_id: row.source_phase_id,
        position_from: row.position_from ?? 1,
        position_to: row.position_to ?? 1,
      };

/** What went into a draw: players in the order of their seeding, as they were then. */
const presentInputs = (inputs: DrawInputs): ReportOnWire['inputs'] => ({
  kind: inputs.kind,
  entrants: inputs.entrants.map((entrant: Entrant | QualifiedEntrant) => ({
    _id: entrant.player,
    rating: entrant.rating,
    rated: entrant.rated,
    club_id: entrant.club ?? null,
    group: 'group' in entrant ? entrant.group : null,
    position: 'position' in entrant ? entrant.position : null,
  })),
  groups: inputs.kind === 'groups' ? inputs.groups : null,
  seeds: inputs.kind === 'knockout' ? inputs.seeds : null,
});

/** All that is needed to run a draw again, and what it could not keep. */
export const presentReport = ({ seed, inputs, notKept }: DrawReport): ReportOnWire => ({
  seed,
  inputs: presentInputs(inputs),
  not_kept: notKept.map(({ constraint, players, why }) => ({ constraint, players: [...players], why })),
});

/** A phase as the contract says it, with its groups and whether it may go back a step. */
export function presentPhase(row: PhaseRow, groups: readonly GroupSummaryRow[], counts: MatchCounts): Phase {
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
    report: row.draw_report as ReportOnWire | null,
    groups: groups
      .filter(({ phase_id }) => phase_id === row.id)
      .map(({ id, name, number, players, matches, matches_finished }) => ({
        _id: id,
        name,
        number,
        players,
        matches,
        matches_finished,
      })),
    may: { back: back && counts.begun === 0 },
    version: row.version,
  };
}

/** Whether a phase goes back from one state to another. */
export const isStepBack = (from: PhaseState, to: PhaseState): boolean =>
  phaseStates.indexOf(to) < phaseStates.indexOf(from);
