import { intAt } from '../../item-at.ts';
import { opponentLine } from '../bracket/lines.ts';
import { isBye } from './board.ts';
import type { Board } from './board.ts';
import type { Cost } from './constraint.ts';

/** The rank of a number for byes: the lower, the sooner it gets a bye. */
export type ByeOrder = (board: Board, number: number) => number;

/** The place in the order of byes of the player with a bye in a match; undefined if the match is played. */
const holderOrder = (board: Board, orderOf: ByeOrder, one: number, other: number): number => {
  if (isBye(board, one)) return orderOf(board, other);
  return isBye(board, other) ? orderOf(board, one) : 0;
};

const least = (board: Board, orderOf: ByeOrder): number => {
  let sum = 0;
  for (let number = 0; number < board.at.length - board.entrants.length; number += 1)
    sum += orderOf(board, number);
  return sum;
};

/** Byes go to those who come first in an order: the cost is the sum of their ranks. */
export const byeOrderCost = (orderOf: ByeOrder): Cost => ({
  of: (board) => {
    let sum = 0;
    for (let line = 0; line < board.at.length; line += 2) {
      sum += holderOrder(board, orderOf, intAt(board.at, line), intAt(board.at, line + 1));
    }
    return sum;
  },
  least: (board) => least(board, orderOf),
  change: (board, one, other) => {
    const { at } = board;
    const [against, opposite] = [opponentLine(one), opponentLine(other)];
    if (at.length === board.entrants.length || against === other) return 0;
    const [mine, theirs] = [intAt(at, one), intAt(at, other)];
    const [mate, rival] = [intAt(at, against), intAt(at, opposite)];
    const cost = (a: number, b: number): number => holderOrder(board, orderOf, a, b);
    return cost(theirs, mate) + cost(mine, rival) - cost(mine, mate) - cost(theirs, rival);
  },
  matters: ({ at, entrants }) => at.length > entrants.length,
  broken: (board) => {
    const { at } = board;
    const hasBye = (line: number): boolean => isBye(board, intAt(at, opponentLine(line)));
    const orderOn = (line: number): number => orderOf(board, intAt(at, line));
    let due = Infinity;
    for (let line = 0; line < at.length; line += 1) {
      if (!hasBye(line) && !isBye(board, intAt(at, line))) due = Math.min(due, orderOn(line));
    }
    const places: number[] = [];
    for (let line = 0; line < at.length; line += 1)
      if (hasBye(line) && orderOn(line) > due) places.push(line);
    return places;
  },
});
