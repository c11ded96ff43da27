import { itemAt } from '../item-at.ts';
import type { Side } from '../match/match.ts';
import { serverAt } from '../match/serve.ts';
import { pointsToWin } from '../match/set-score.ts';
import { solve } from '../rating/forecast.ts';

/** The server's advantage in the chance of a point: two percentage points. */
export const serveAdvantage = 0.02;

/** The chance of side a to win a point that this side serves, if on average it is `point`. */
export const chanceOnServe = (point: number, server: Side): number =>
  Math.min(1, Math.max(0, server === 'a' ? point + serveAdvantage : point - serveAdvantage));

/** The chance of side a from 10-10 on: winning both points of a pair, one on each serve, wins the set. */
const chanceFromDeuce = (point: number): number => {
  const served = chanceOnServe(point, 'a');
  const received = chanceOnServe(point, 'b');
  const both = served * received;
  const neither = (1 - served) * (1 - received);
  return both / (both + neither);
};

/**
 * The chance of side a to win a set that this side begins to serve, when it wins a point with `point` on
 * average: worked out backwards from 10-10 over every score and who serves at it.
 */
export const setChanceByPoint = (point: number, firstServer: Side): number => {
  const deuce = pointsToWin - 1;
  // By the points of b, for one number of points of a after the other; with eleven, a has won at all of them.
  const chances = new Array<number>(deuce + 1).fill(1);
  for (let a = deuce; a >= 0; a -= 1) {
    let afterLoss = 0;
    for (let b = deuce; b >= 0; b -= 1) {
      const won = chanceOnServe(point, serverAt(firstServer, a + b));
      const played = won * itemAt(chances, b) + (1 - won) * afterLoss;
      afterLoss = a === deuce && b === deuce ? chanceFromDeuce(point) : played;
      chances[b] = afterLoss;
    }
  }
  return itemAt(chances, 0);
};

/** The average chance to win a point that makes this chance to win a set, whichever side serves first. */
export const pointChance = (set: number): number =>
  solve((point) => (setChanceByPoint(point, 'a') + setChanceByPoint(point, 'b')) / 2, set);
