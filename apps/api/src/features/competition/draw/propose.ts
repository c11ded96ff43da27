import {
  drawCrossingGroups,
  drawCrossings,
  drawGroups,
  drawKnockout,
  seedingOrderOf,
  type DrawReport,
  type GroupsWanted,
  type KnockoutDrawRequest,
  type PlayerId,
} from '@topspin/engine';
import { orFail } from '#http/fail.ts';
import { asQualified, isQualifier, type PhaseEntrant } from './entrants.ts';
import { refuseLargeGroups } from './group-size.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

/** The players of each group in order, or the lines of the bracket with nobody for a bye. */
export type Drawn = {
  readonly groups: readonly (readonly (PlayerId | null)[])[];
  readonly report: DrawReport;
};

type Shape = Pick<PhaseRow, 'type' | 'groups_count' | 'group_size'>;

/** The seed of a draw, and the number of seeds and the order of the first ones if the organiser chooses them. */
export type Lots = {
  readonly seed: string;
  readonly seeds?: number | undefined;
  readonly order?: readonly PlayerId[];
};

/** Draws a phase: players from groups by crossings, into a knockout those from a Swiss phase by their positions, others by rating. */
export function propose(
  phase: Shape,
  entrants: readonly PhaseEntrant[],
  { seed, seeds, order = [] }: Lots,
): Drawn {
  const qualifiers = entrants.every(isQualifier) ? entrants.map(asQualified) : undefined;
  if (phase.type === 'groups') {
    const groups = groupsWanted(phase);
    const drawn = orFail(
      qualifiers ? drawCrossingGroups({ qualifiers, groups, seed }) : drawGroups({ entrants, groups, seed }),
    );
    refuseLargeGroups(drawn.groups);
    return drawn;
  }
  const { lines, report } = orFail(
    qualifiers
      ? drawCrossings({ qualifiers, seed })
      : drawKnockout({ ...bestFirst(entrants, seed, order), seed, ...(seeds !== undefined && { seeds }) }),
  );
  return { groups: [lines], report };
}

/**
 * Players from a Swiss phase in the order of its table, which then counts instead of their ratings; in front of all those
 * whom the organiser put there.
 */
function bestFirst(
  entrants: readonly PhaseEntrant[],
  seed: string,
  order: readonly PlayerId[],
): Pick<KnockoutDrawRequest, 'entrants' | 'areRanked'> {
  const last = Number.MAX_SAFE_INTEGER;
  const isOfTable = entrants.every(({ position }) => position !== undefined);
  if (!isOfTable && order.length === 0) return { entrants };
  const ranked = isOfTable
    ? entrants.toSorted((one, other) => (one.position ?? last) - (other.position ?? last))
    : seedingOrderOf(entrants, seed);
  const first = order.flatMap((player) => ranked.find((entrant) => entrant.player === player) ?? []);
  return { entrants: [...first, ...ranked.filter(({ player }) => !order.includes(player))], areRanked: true };
}

export const usualGroupSize = 4;

function groupsWanted({ groups_count, group_size }: Shape): GroupsWanted {
  if (groups_count !== null) return { count: groups_count };
  return { size: group_size ?? usualGroupSize };
}
