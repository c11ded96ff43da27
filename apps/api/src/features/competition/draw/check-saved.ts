import { checkChange, type DrawReport, type PlayerId } from '@topspin/engine';
import { orFail } from '#http/fail.ts';
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
