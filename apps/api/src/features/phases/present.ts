import type { Phase } from '@topspin/contract';
import type { z } from 'zod/mini';
import type { phaseSource, drawReport } from '@topspin/contract';
import type { DrawReport } from '@topspin/engine';
import { nextPhaseSteps } from '@topspin/engine';
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

/** What a draw could not keep, and the seed it can be run again with. */
export const presentReport = ({ seed, notKept }: Pick<DrawReport, 'seed' | 'notKept'>): ReportOnWire => ({
  seed,
  not_kept: notKept.map(({ constraint, players, why }) => ({ constraint, players: [...players], why })),
});

/** A phase as the contract says it, with its groups and whether it may go back a step. */
export function presentPhase(row: PhaseRow, groups: readonly GroupSummaryRow[], counts: MatchCounts): Phase {
  const [backFrom] = nextPhaseSteps(row.state).filter((to) => isBack(row, to));
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
    may: { back: backFrom !== undefined && counts.begun === 0 },
    version: row.version,
  };
}

const stages = ['created', 'groups', 'matches', 'finished'] as const;
const isBack = (row: PhaseRow, to: PhaseRow['state']): boolean =>
  stages.indexOf(to) < stages.indexOf(row.state);
