import {
  checkGroups,
  checkLines,
  type DrawInputs,
  type DrawReport,
  type ManualChangeFailure,
  type NotKept,
  type PlayerId,
  type Result,
} from '@topspin/engine';
import { fail, orFail } from '#http/fail.ts';
import type { PhaseEntrant } from './entrants.ts';
import { propose, type Lots } from './propose.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

export type Lines = readonly (PlayerId | null)[];
export type Saved = Lots & { readonly groups: readonly Lines[] };

const isSame = (one: Saved['groups'], other: Saved['groups']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Checks groups that are to be saved against what their seed draws. As drawn, they have the draw's own report; changed by
 * hand, what the change breaks is reported and allowed, while a player too many or too few is refused.
 */
export function checkSaved(phase: PhaseRow, entrants: readonly PhaseEntrant[], saved: Saved): DrawReport {
  const drawn = propose(phase, entrants, saved);
  if (isSame(drawn.groups, saved.groups)) return drawn.report;
  return { ...drawn.report, notKept: orFail(checkChange(drawn.report.inputs, saved.groups)) };
}

/** What groups break of a draw that was made from these inputs, or why they cannot be its groups at all. */
export function checkChange(
  inputs: DrawInputs,
  groups: readonly Lines[],
): Result<readonly NotKept[], ManualChangeFailure> {
  if (inputs.kind === 'groups') {
    return checkGroups(
      groups.map((players) => players.filter((player) => player !== null)),
      inputs.entrants,
    );
  }
  const [lines, ...others] = groups;
  if (!lines || others.length > 0) throw fail('draw.linesWrong', { brackets: groups.length, expected: 1 });
  return checkLines(lines, inputs.entrants, seedsOf(inputs));
}

/** In crossings the players of the best position that qualifies are the seeds. */
function seedsOf(inputs: Exclude<DrawInputs, { readonly kind: 'groups' }>): number {
  if (inputs.kind === 'knockout') return inputs.seeds;
  const best = Math.min(...inputs.entrants.map(({ position }) => position));
  return inputs.entrants.filter(({ position }) => position === best).length;
}
