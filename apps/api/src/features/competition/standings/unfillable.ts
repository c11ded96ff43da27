import { placesToFill } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { fail, orFail } from '#http/fail.ts';
import { linesOfPhase } from '#features/competition/store/groups.ts';
import type { PhaseRow } from '#features/competition/store/phases.ts';

type Filled = Pick<PhaseRow, 'fill_to' | 'position_from' | 'position_to'>;

/** How many places a phase has for the best of the next position; an error if these groups cannot fill it. */
export const placesToFillIn = (
  { fill_to: fillTo, position_from: from, position_to: to }: Filled,
  sizes: readonly number[],
) => placesToFill(sizes, { from: from ?? 1, to: to ?? 1, fillTo: fillTo ?? 0 });

/** Refuses a phase that cannot be filled from groups of these sizes. */
export function refuseUnfillable(phase: Filled, sizes: readonly number[]): void {
  if (phase.fill_to !== null) orFail(placesToFillIn(phase, sizes));
}

/**
 * Refuses what is known to be impossible before the draw: a source without groups, or groups that are drawn or whose number is
 * chosen, and do not suit. Otherwise the draw refuses.
 */
export async function refuseUnfillableFrom(db: Db, phase: Filled, source: PhaseRow): Promise<void> {
  if (phase.fill_to === null) return;
  if (source.type !== 'groups') throw fail('phase.fillNeedsGroups', { type: source.type });
  const lines = await linesOfPhase(db, source.id);
  const drawn = [...Map.groupBy(lines, ({ group_id }) => group_id).values()].map(({ length }) => length);
  const largest = (phase.position_to ?? 1) + 1;
  const planned = new Array<number>(source.groups_count ?? 0).fill(largest);
  const sizes = drawn.length > 0 ? drawn : planned;
  if (sizes.length > 0) refuseUnfillable(phase, sizes);
}
