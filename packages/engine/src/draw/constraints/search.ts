import { itemAt } from '../../item-at.ts';
import { randomInteger } from '../../random.ts';
import type { Random } from '../../random.ts';
import type { Board } from './board.ts';
import type { Constraint } from './constraint.ts';
import { exchangeBest } from './exchange.ts';
import type { Exchange, Search } from './exchange.ts';

/** Compares two vectors of costs: what comes first decides. */
export const compareCosts = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((cost, place) => cost !== other[place]);
  return index < 0 ? 0 : itemAt(one, index) - itemAt(other, index);
};

/** Steps that lessen nothing, for each place that breaks something, before a cost is left as it is. */
const stepsForEach = 8;

/** How many others are looked at for somebody for whom all have been in vain. */
const sample = 64;

/**
 * Makes one cost less without making any before it more: every other time by an exchange of somebody who makes it what it
 * is, else of anybody, who may be in the way. Says whether it is as low as it can be.
 */
const lessen = (search: Search, board: Board, index: number): boolean => {
  const { random } = search;
  const places = board.at.length;
  const cost = itemAt(search.costs, index);
  let left = cost.of(board) - cost.least(board);
  let broken = left > 0 ? cost.broken(board) : [];
  const best: Exchange = { other: 0, withByes: false, changes: Array.from({ length: index + 1 }, () => 0) };
  for (
    let vain = 0;
    left > 0 && vain < stepsForEach * broken.length + search.vainSteps && search.looks > 0;
    vain += 1
  ) {
    const somebody = itemAt(broken, randomInteger(broken.length, random));
    const one = vain % 2 === 0 ? somebody : randomInteger(places, random);
    exchangeBest(search, board, one, vain < broken.length ? places : Math.min(places, sample), best);
    if (best.other === one) continue;
    left += itemAt(best.changes, index);
    if (best.changes.some((change) => change < 0)) vain = -1;
    broken = left > 0 ? cost.broken(board) : [];
  }
  return left <= 0;
};

/** How many exchanges are looked at for the sake of a wish. */
const looksForWish = 500;

/** Makes the costs less one after the other; says whether all but wishes are as low as they can be. */
const improve = (search: Search, board: Board): boolean => {
  let isKept = true;
  for (const [index, { isWish = false }] of search.costs.entries()) {
    const later = isWish ? Math.max(0, search.looks - looksForWish) : 0;
    search.looks -= later;
    const isLeast = lessen(search, board, index);
    search.looks += later;
    isKept &&= isWish || isLeast;
  }
  return isKept;
};

/** When a search ends that has not found all that it looks for. */
export type Bound = {
  /** How many exchanges are looked at, about 100 nanoseconds each. */
  readonly looks: number;
  /** How many lots in a row are drawn that are no better than the best. */
  readonly vainLots: number;
  /**
   * Steps that lessen nothing before a cost is left as it is, on top of those for each place that breaks something. The way
   * out of the last one often leads over many exchanges that change nothing: in a bracket these are cheaper than lots.
   */
  readonly vainSteps: number;
};

/**
 * The draw with the least costs that was found: lots are drawn, improved by the best exchanges, and drawn again from the
 * same chance while something is broken that need not be, as long as the bound allows.
 */
export const search = (
  draw: () => Board,
  constraints: readonly Constraint[],
  random: Random,
  { looks, vainLots, vainSteps }: Bound,
): Board => {
  let best = draw();
  const moves = constraints.flatMap(({ mayMove }) => mayMove ?? []);
  const costs = constraints.flatMap((constraint) => constraint.costs).filter(({ matters }) => matters(best));
  const self: Search = { moves, costs, random, looks, vainSteps, firsts: [] };
  if (improve(self, best)) return best;
  let least = costs.map(({ of }) => of(best));
  for (let vain = 0; vain < vainLots && self.looks > 0; vain += 1) {
    const next = draw();
    if (improve(self, next)) return next;
    const found = costs.map(({ of }) => of(next));
    if (compareCosts(found, least) < 0) [best, least, vain] = [next, found, -1];
  }
  return best;
};
