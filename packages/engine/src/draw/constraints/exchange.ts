import { intAt, itemAt } from '../../item-at.ts';
import { randomInteger } from '../../random.ts';
import type { Random } from '../../random.ts';
import { opponentLine } from '../bracket/lines.ts';
import { exchange, isBye } from './board.ts';
import type { Board } from './board.ts';
import type { Constraint, Cost } from './constraint.ts';
import { isBracket } from './sections.ts';

/** A search under way. */
export type Search = {
  readonly moves: readonly NonNullable<Constraint['mayMove']>[];
  readonly costs: readonly Cost[];
  readonly random: Random;
  /** How many more exchanges may be evaluated. */
  looks: number;
  readonly vainSteps: number;
  /** The effect on each cost of the first half of an exchange that moves byes too. */
  readonly firsts: number[];
};

/** An exchange: the other place, whether the byes against both move too, and its effect on the first costs. */
export type Exchange = { other: number; withByes: boolean; readonly changes: number[] };

const mayMove = ({ moves }: Search, board: Board, one: number, other: number): boolean => {
  const areEmpty = isBye(board, intAt(board.at, one)) && isBye(board, intAt(board.at, other));
  if (one === other || areEmpty) return false;
  for (const allows of moves) if (!allows(board, one, other)) return false;
  return true;
};

/** Whether a bye against one of two places, but not both, could move too. */
const takesByesAlong = (search: Search, board: Board, one: number, other: number): boolean => {
  if (!isBracket(board.sections)) return false;
  const [against, opposite] = [opponentLine(one), opponentLine(other)];
  const hasBye = isBye(board, intAt(board.at, against));
  return hasBye !== isBye(board, intAt(board.at, opposite)) && mayMove(search, board, against, opposite);
};

/** Compares an exchange with the best so far, in lexicographic order; a better one replaces it. */
const compare = (
  { costs, firsts }: Search,
  board: Board,
  one: number,
  other: number,
  { changes }: Exchange,
  withByes: boolean,
): number => {
  const known = withByes ? changes.length : 0;
  for (let index = 0; index < known; index += 1) {
    firsts[index] = itemAt(costs, index).change(board, one, other);
  }
  if (withByes) exchange(board, one, other);
  let order = 0;
  for (let index = 0; index < changes.length && order <= 0; index += 1) {
    const cost = itemAt(costs, index);
    const change = withByes
      ? itemAt(firsts, index) + cost.change(board, opponentLine(one), opponentLine(other))
      : cost.change(board, one, other);
    if (order === 0) order = change - itemAt(changes, index);
    if (order < 0) changes[index] = change;
  }
  if (withByes) exchange(board, one, other);
  return order;
};

/** Evaluates an exchange, which becomes the best if it is at least as good. */
const look = (
  search: Search,
  board: Board,
  one: number,
  other: number,
  best: Exchange,
  withByes: boolean,
): void => {
  search.looks -= 1;
  if (compare(search, board, one, other, best, withByes) > 0) return;
  best.other = other;
  best.withByes = withByes;
};

/**
 * Makes the best exchange of a place with one of several others, starting from a random one: the one that reduces the
 * first costs most, or else leaves them equal; none if all increase them.
 */
export const exchangeBest = (
  search: Search,
  board: Board,
  one: number,
  others: number,
  best: Exchange,
): void => {
  const places = board.at.length;
  const first = randomInteger(places, search.random);
  best.changes.fill(0);
  best.other = one;
  for (let step = 0; step < others; step += 1) {
    const other = (first + step) % places;
    if (!mayMove(search, board, one, other)) continue;
    look(search, board, one, other, best, false);
    if (takesByesAlong(search, board, one, other)) look(search, board, one, other, best, true);
  }
  if (best.other === one) return;
  exchange(board, one, best.other);
  if (best.withByes) exchange(board, opponentLine(one), opponentLine(best.other));
};
