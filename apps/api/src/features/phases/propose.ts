import { errorStatus, type ErrorCode } from '@topspin/contract';
import {
  drawCrossings,
  drawGroups,
  drawKnockout,
  type DrawFailure,
  type DrawReport,
  type GroupsWanted,
  type PlayerId,
  type Result,
} from '@topspin/engine';
import { fail } from '#http/fail.ts';
import { asQualified, isQualifier, type PhaseEntrant } from './entrants.ts';
import type { PhaseRow } from './store.ts';

/** The players of each group in order, or the lines of the bracket with nobody for a bye. */
export type Drawn = {
  readonly groups: readonly (readonly (PlayerId | null)[])[];
  readonly report: DrawReport;
};

/** Draws a phase from a seed: groups by snake, a bracket from groups by crossings, any other bracket by rating. */
export function propose(phase: PhaseRow, entrants: readonly PhaseEntrant[], seed: string): Drawn {
  if (phase.type === 'groups') {
    return drawn(drawGroups({ entrants, groups: groupsWanted(phase), seed }));
  }
  const { lines, report } = drawn(
    entrants.every(isQualifier)
      ? drawCrossings({ qualifiers: entrants.map(asQualified), seed })
      : drawKnockout({ entrants, seed }),
  );
  return { groups: [lines], report };
}

const usualGroupSize = 4;

function groupsWanted({ groups_count, group_size }: PhaseRow): GroupsWanted {
  if (groups_count !== null) return { count: groups_count };
  return { size: group_size ?? usualGroupSize };
}

const isRefusal = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** The draw, or its failure thrown: what only a bug can cause is thrown as one. */
function drawn<T>(result: Result<T, DrawFailure>): T {
  if (result.ok) return result.value;
  const { code, ...figures } = result.error;
  if (!isRefusal(code)) throw new Error(code);
  throw fail(code, figures);
}
