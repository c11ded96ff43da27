import {
  drawCrossingGroups,
  drawCrossings,
  drawGroups,
  drawKnockout,
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

/** The seed of a draw, and the number of seeds if the organiser chooses it. */
export type Lots = { readonly seed: string; readonly seeds?: number | undefined };

/** Draws a phase: players from groups by crossings, into a knockout those from a Swiss phase by their positions, others by rating. */
export function propose(phase: Shape, entrants: readonly PhaseEntrant[], { seed, seeds }: Lots): Drawn {
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
      : drawKnockout({ ...bestFirst(entrants), seed, ...(seeds !== undefined && { seeds }) }),
  );
  return { groups: [lines], report };
}

/** Players from a Swiss phase in the order of its table, which then counts instead of their ratings. */
function bestFirst(entrants: readonly PhaseEntrant[]): Pick<KnockoutDrawRequest, 'entrants' | 'areRanked'> {
  const last = Number.MAX_SAFE_INTEGER;
  if (!entrants.every(({ position }) => position !== undefined)) return { entrants };
  const ranked = entrants.toSorted((one, other) => (one.position ?? last) - (other.position ?? last));
  return { entrants: ranked, areRanked: true };
}

export const usualGroupSize = 4;

function groupsWanted({ groups_count, group_size }: Shape): GroupsWanted {
  if (groups_count !== null) return { count: groups_count };
  return { size: group_size ?? usualGroupSize };
}
