import { intAt } from '../../item-at.ts';
import { opponentLine } from '../bracket/lines.ts';
import { isBye, numbersFrom } from './board.ts';
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

const hasBye = (board: Board, line: number): boolean => isBye(board, intAt(board.at, opponentLine(line)));

/** The best rank without a bye, and the worst with one. */
const limits = (board: Board, orderOf: ByeOrder): readonly [due: number, worst: number] => {
  let [due, worst] = [Infinity, 0];
  for (let line = 0; line < board.at.length; line += 1) {
    const number = intAt(board.at, line);
    if (isBye(board, number)) continue;
    if (hasBye(board, line)) worst = Math.max(worst, orderOf(board, number));
    else due = Math.min(due, orderOf(board, number));
  }
  return [due, worst];
};

/**
 * Byes go to those who come first in an order: the cost is the sum of their ranks. The last bye out of order often
 * needs exchanges with group mates in other quarters, most of which change no cost: hence the patience.
 */
export const byeOrderCost = (orderOf: ByeOrder): Cost => ({
  patience: 8,
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
    const [due, worst] = limits(board, orderOf);
    const isBroken = (line: number): boolean => {
      const order = orderOf(board, intAt(at, line));
      return hasBye(board, line) ? order > due : order < worst && !isBye(board, intAt(at, line));
    };
    return numbersFrom(0, at.length).filter(isBroken);
  },
});
