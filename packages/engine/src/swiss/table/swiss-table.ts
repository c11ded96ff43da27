import type { PlayerId } from '../../id.ts';
import type { SwissResults } from '../field.ts';
import { comparisonBy } from './compare.ts';
import type { SwissFigure } from './compare.ts';
import { completeOrder } from './order.ts';
import type { SwissOrder } from './order.ts';
import { swissTotals } from './totals.ts';
import type { SwissTotals } from './totals.ts';

/** The criterion that separated a player from others they were level with. */
export type SwissDecision = SwissFigure & {
  readonly criterion: SwissOrder;
  /** Those level until then, in the order of the table. */
  readonly among: readonly PlayerId[];
};

/** A player's row in the table of a Swiss phase. */
export type SwissRow = SwissTotals & {
  /** From 1, each position once. */
  readonly position: number;
  /** The criterion that decided the position: the last of `decisions`. */
  readonly decidedBy?: SwissDecision;
  readonly decisions: readonly SwissDecision[];
};

/** The input of a table. */
export type SwissTableRequest = {
  readonly field: SwissResults;
  readonly order: readonly SwissOrder[];
  readonly lotSeed: string;
};

/**
 * The table of a Swiss phase: everybody has a row and a position, whatever is still to be played, and so has whoever left. Each criterion separates those who are
 * level by the earlier ones, and the last is the lot. Throws if a match has a player who is not in the phase, which is a bug in the caller.
 */
export const swissTable = ({ field, order, lotSeed }: SwissTableRequest): readonly SwissRow[] => {
  const decisions = new Map<PlayerId, SwissDecision[]>();
  const settle = (
    tied: readonly SwissTotals[],
    [criterion, ...later]: readonly SwissOrder[],
  ): readonly SwissTotals[] => {
    if (criterion === undefined || tied.length < 2) return tied;
    const { figureOf, compare } = comparisonBy(criterion, tied, field, lotSeed);
    const sorted = tied.toSorted((one, other) => compare(figureOf(one), figureOf(other)));
    const classes: SwissTotals[][] = [];
    for (const totals of sorted) {
      const first = classes.at(-1)?.[0];
      if (first !== undefined && compare(figureOf(first), figureOf(totals)) === 0)
        classes.at(-1)?.push(totals);
      else classes.push([totals]);
    }
    const settled = classes.flatMap((level) => settle(level, later));
    if (classes.length === 1) return settled;
    const among = settled.map(({ player }) => player);
    for (const totals of settled) {
      const known = decisions.get(totals.player) ?? [];
      decisions.set(totals.player, [{ criterion, among, ...figureOf(totals) }, ...known]);
    }
    return settled;
  };
  return settle(swissTotals(field), completeOrder(order)).map((totals, index) => {
    const own = decisions.get(totals.player) ?? [];
    const decidedBy = own.at(-1);
    return {
      ...totals,
      position: index + 1,
      ...(decidedBy === undefined ? {} : { decidedBy }),
      decisions: own,
    };
  });
};
