import { bracketSize } from '../../draw/bracket/rounds.ts';
import { err, ok, type Result } from '../../result.ts';

/** A phase that takes positions `from` to `to` of each group, and then the best of the next until it has `fillTo` players. */
export type Filling = { readonly from: number; readonly to: number; readonly fillTo: number };

/** Why a phase cannot be filled from these groups. */
export type FillingFailure =
  | { readonly code: 'phase.fillOneGroup' }
  | { readonly code: 'phase.fillTooFew'; readonly fill_to: number; readonly least: number }
  | { readonly code: 'phase.fillTooMany'; readonly fill_to: number; readonly most: number };

/** How a draw of positions `from` to `to` of groups can be filled. */
export type DrawToFill = {
  /** The players of these positions alone, and with all of the next. */
  readonly least: number;
  readonly most: number;
  /** As many as leave no bye, or as there are. */
  readonly fillTo: number;
};

/** The number that fills the draw of a knockout: of 6 groups of which two qualify, the best 4 thirds of 16. */
export const drawToFill = (
  sizes: readonly number[],
  { from, to }: Pick<Filling, 'from' | 'to'>,
): DrawToFill => {
  const least = sizes.reduce((sum, size) => sum + Math.max(0, Math.min(size, to) - from + 1), 0);
  const most = least + sizes.filter((size) => size > to).length;
  return { least, most, fillTo: Math.min(most, bracketSize(least)) };
};

/**
 * How many places are left for the best of the next position in groups of these sizes: at least none, and at most one for
 * each group that has this position. In a single group there is nothing to compare.
 */
export const placesToFill = (
  sizes: readonly number[],
  { from, to, fillTo }: Filling,
): Result<number, FillingFailure> => {
  if (sizes.length < 2) return err({ code: 'phase.fillOneGroup' });
  const { least, most } = drawToFill(sizes, { from, to });
  if (fillTo < least) return err({ code: 'phase.fillTooFew', fill_to: fillTo, least });
  if (fillTo > most) return err({ code: 'phase.fillTooMany', fill_to: fillTo, most });
  return ok(fillTo - least);
};
