import { checkChange, type DrawReport, type PlayerId } from '@topspin/engine';
import { orFail } from '#http/fail.ts';
import type { PhaseEntrant } from './entrants.ts';
import { refuseLargeGroups } from './group-size.ts';
import { propose, type Lots } from './propose.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

export type Lines = readonly (PlayerId | null)[];
export type Saved = Lots & { readonly groups: readonly Lines[] };

const isSame = (one: Saved['groups'], other: Saved['groups']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Checks groups to be saved against the draw of their seed. Unchanged, they get the draw's own report; changed by hand,
 * broken constraints are reported and allowed, but extra or missing players are refused.
 */
export function checkSaved(phase: PhaseRow, entrants: readonly PhaseEntrant[], saved: Saved): DrawReport {
  const drawn = propose(phase, entrants, saved);
  if (isSame(drawn.groups, saved.groups)) return drawn.report;
  if (phase.type === 'groups') refuseLargeGroups(saved.groups);
  return { ...drawn.report, notKept: orFail(checkChange(drawn.report.inputs, saved.groups)) };
}
