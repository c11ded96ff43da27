import { itemAt } from '../item-at.ts';
import { setsToWin } from '../match/match.ts';
import type { BestOf, SetScore, Side } from '../match/match.ts';
import { serverAt } from '../match/serve.ts';
import { pointsToWin } from '../match/set-score.ts';
import type { Random } from '../random.ts';
import { expectedScore } from '../rating/elo.ts';
import { setChance } from '../rating/forecast.ts';
import type { RatingSettings } from '../rating/settings.ts';
import { chanceOnServe, pointChance } from './point-chance.ts';

/** The chances of the scores of a set between two players, up to 10-10, and of each pair of points from there. */
export type SetModel = {
  /** The cumulative chance for each of `setScores`. */
  readonly cumulated: readonly number[];
  /** From 10-10: the chance that side a wins both points of a pair, and that side b does. */
  readonly pairToA: number;
  readonly pairToB: number;
};

const deuce = pointsToWin - 1;

/** The scores at which a set can end before 10-10, either way, and 10-10 itself, from where it continues. */
export const setScores: readonly SetScore[] = [
  ...Array.from({ length: deuce }, (_, b) => ({ a: pointsToWin, b })),
  ...Array.from({ length: deuce }, (_, a) => ({ a, b: pointsToWin })),
  { a: deuce, b: deuce },
];

/** The chance of side a to win the point at a score. */
type PointModel = (a: number, b: number) => number;

/** The chance of reaching each score up to 10-10: by side a's points, then by side b's. */
const reachScores = (won: PointModel): readonly (readonly number[])[] => {
  const reached: number[][] = [];
  for (let a = 0; a <= deuce; a += 1) {
    const row: number[] = [];
    for (let b = 0; b <= deuce; b += 1) {
      const fromA = a === 0 ? 0 : itemAt(itemAt(reached, a - 1), b) * won(a - 1, b);
      const fromB = b === 0 ? 0 : itemAt(row, b - 1) * (1 - won(a, b - 1));
      row.push(a + b === 0 ? 1 : fromA + fromB);
    }
    reached.push(row);
  }
  return reached;
};

/** The chances of `setScores`, with a side serving first. */
const scoreChances = (point: number, firstServer: Side): readonly number[] => {
  const won: PointModel = (a, b) => chanceOnServe(point, serverAt(firstServer, a + b));
  const reached = reachScores(won);
  return setScores.map(({ a, b }) => {
    if (a === b) return itemAt(itemAt(reached, deuce), deuce);
    return a > b
      ? itemAt(itemAt(reached, deuce), b) * won(deuce, b)
      : itemAt(itemAt(reached, a), deuce) * (1 - won(a, deuce));
  });
};

/** The chances of the scores of a set in which side a wins a point with this chance on average. */
export const setModel = (point: number): SetModel => {
  const served = scoreChances(point, 'a');
  const received = scoreChances(point, 'b');
  let sum = 0;
  const cumulated = served.map((chance, index) => (sum += (chance + itemAt(received, index)) / 2));
  const onServe = chanceOnServe(point, 'a');
  const onReturn = chanceOnServe(point, 'b');
  return { cumulated, pairToA: onServe * onReturn, pairToB: (1 - onServe) * (1 - onReturn) };
};

const playOn = (model: SetModel, random: Random): SetScore => {
  for (let level = deuce; ; level += 1) {
    const lot = random();
    if (lot < model.pairToA) return { a: level + 2, b: level };
    if (lot < model.pairToA + model.pairToB) return { a: level, b: level + 2 };
  }
};

/** A random set score. */
export const drawSet = (model: SetModel, random: Random): SetScore => {
  const lot = random();
  // If rounding leaves the sum slightly below one and the random number above it, -1 selects the last score.
  const score = setScores.at(model.cumulated.findIndex((cumulated) => lot < cumulated)) as SetScore;
  return score.a === score.b ? playOn(model, random) : score;
};

/** Random sets of a match, in order. */
export const drawSets = (model: SetModel, bestOf: BestOf, random: Random): readonly SetScore[] => {
  const needed = setsToWin(bestOf);
  const sets: SetScore[] = [];
  for (let a = 0, b = 0; a < needed && b < needed;) {
    const score = drawSet(model, random);
    sets.push(score);
    if (score.a > score.b) a += 1;
    else b += 1;
  }
  return sets;
};

/** The winner of a match with these sets: the winner of the last one. */
export const winnerOf = (sets: readonly SetScore[]): Side => {
  const last = sets.at(-1);
  return last !== undefined && last.a > last.b ? 'a' : 'b';
};

/** Returns the model of a match between two ratings, computed once per whole rating difference and format. */
export const setModels = (
  settings: Pick<RatingSettings, 'scale'>,
): ((own: number, other: number, bestOf: BestOf) => SetModel) => {
  const known = new Map<string, SetModel>();
  return (own, other, bestOf) => {
    const difference = Math.round(own - other);
    const key = `${difference} ${bestOf}`;
    const model =
      known.get(key) ?? setModel(pointChance(setChance(expectedScore(difference, 0, settings), bestOf)));
    known.set(key, model);
    return model;
  };
};
