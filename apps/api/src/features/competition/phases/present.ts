import type { Phase, phaseSource } from '@topspin/contract';
import { nextPhaseSteps, phaseStates, type PhaseState } from '@topspin/engine';
import type { z } from 'zod/mini';
import { takesReplacements } from './policy.ts';
import { keptReport } from './report.ts';
import { presentClubs } from '#features/players/reads.ts';
import { nextPlacesOf } from '#features/competition/standings/next-places.ts';
import { asGroup, standingsIn } from '#features/competition/standings/standings.ts';
import type { GroupSummaryRow } from '#features/competition/store/group-summaries.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

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
        ...(row.fill_to !== null && { fill_to: row.fill_to }),
      };

/** The report of a phase, with the names of players who left a place or took one. */
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

/** A phase in the contract's shape, with its groups, its replacements, and whether it may go back a step. */
export function presentPhase(row: PhaseRow, all: readonly GroupSummaryRow[], people: People): Phase {
  const groups = all.filter(({ phase_id }) => phase_id === row.id);
  const begun = groups.some(({ matches_begun }) => matches_begun > 0);
  const next = nextPlacesIn(row, groups);
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
    swiss: swissOf(row),
    seeds: row.seeds,
    seed: row.seed,
    report: presentKept(row, people),
    groups: groups.map((group) => ({
      _id: group.id,
      name: group.name,
      number: group.number,
      players: group.players,
      matches: group.matches,
      matches_finished: group.matches_finished,
      winner: group.winner,
      order: orderOf(group),
    })),
    ...(next && { next_places: next }),
    may: { back: back && !begun && row.type !== 'swiss', replace: takesReplacements(row, begun) },
    version: row.version,
  };
}

/** The comparison of the next position across these groups, if a later phase is filled with the best of it. */
function nextPlacesIn(
  { type, best_of: bestOf, seed }: PhaseRow,
  groups: readonly GroupSummaryRow[],
): Phase['next_places'] {
  const filling = groups[0]?.filling ?? null;
  if (filling === null || type !== 'groups') return undefined;
  const names = new Map(groups.flatMap(({ lines }) => lines.map(({ player_id, name }) => [player_id, name])));
  const played = groups.map((group) => ({
    name: group.name,
    played: asGroup(group, group.lines, group.results),
  }));
  return nextPlacesOf({ groups: played, bestOf, seed, filling }, (player) => names.get(player) ?? '');
}

const swissOf = ({
  rounds_count: rounds,
  swiss_order: order,
  draw_report: report,
}: PhaseRow): Phase['swiss'] =>
  rounds === null ? null : { rounds, paired: report?.rounds?.length ?? 0, order: [...(order ?? [])] };

/** The players of a group by their standings so far; without points, as they were drawn, before the first result. */
function orderOf(group: GroupSummaryRow): Phase['groups'][number]['order'] {
  const begun = group.matches_finished > 0;
  const people = new Map(group.lines.map((line) => [line.player_id, line]));
  const placed = begun
    ? standingsIn(group, group.lines, group.results)
    : asGroup(group, group.lines, []).players.map((player) => ({ player, matchPoints: null }));
  return placed.map(({ player, matchPoints }) => ({
    player: {
      _id: player,
      name: people.get(player)?.name ?? '',
      ...presentClubs(people.get(player)?.clubs ?? []),
    },
    match_points: matchPoints,
  }));
}

/** Whether a transition of a phase goes back. */
export const isStepBack = (from: PhaseState, to: PhaseState): boolean =>
  phaseStates.indexOf(to) < phaseStates.indexOf(from);
