import { itemAt } from '../../item-at.ts';
import { randomInteger } from '../../random.ts';
import type { Random } from '../../random.ts';
import type { Board } from './board.ts';
import type { Constraint } from './constraint.ts';
import { exchangeBest } from './exchange.ts';
import type { Exchange, Search } from './exchange.ts';

/** Compares two cost vectors lexicographically. */
export const compareCosts = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((cost, place) => cost !== other[place]);
  return index < 0 ? 0 : itemAt(one, index) - itemAt(other, index);
};

/** Steps without improvement, per violating place, before giving up on a cost. */
const stepsForEach = 8;

/** How many others are tried for an entrant when all have failed before. */
const sample = 16;

/**
 * Reduces one cost without increasing an earlier one, alternating exchanges of a violating entrant with those of any
 * entrant, who may be in the way. Returns whether it reached the lower bound.
 */
const lessen = (search: Search, board: Board, index: number): boolean => {
  const { random } = search;
  const places = board.at.length;
  const cost = itemAt(search.costs, index);
  const patience = search.vainSteps * (cost.patience ?? 1);
  let left = cost.of(board) - cost.least(board);
  let broken = left > 0 ? cost.broken(board) : [];
  const best: Exchange = { other: 0, withByes: false, changes: Array.from({ length: index + 1 }, () => 0) };
  for (
    let vain = 0;
    left > 0 && vain < stepsForEach * broken.length + patience && search.looks > 0;
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

/** How many exchanges are evaluated for a wish. */
const looksForWish = 500;

/** Reduces the costs one after the other; returns whether all except wishes reached their lower bound. */
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

/** The limits of an unsuccessful search. */
export type Bound = {
  /** The most exchanges to evaluate, about 100 nanoseconds each. */
  readonly looks: number;
  /** How many draws in a row may be no better than the best. */
  readonly vainLots: number;
  /**
   * Steps without improvement before giving up on a cost, in addition to those per violating place. Resolving
   * the last violation often takes many exchanges that change no cost: in a bracket these are cheaper than
   * redrawing.
   */
  readonly vainSteps: number;
};

/**
 * The draw with the lowest costs found: it draws lots, improves them by the best exchanges, and draws again from the
 * same random source while an avoidable violation remains, within the limits.
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
