import {
  defaultRatingSettings as settings,
  expectedScore,
  foldMatch,
  simulateMatch,
  type BestOf,
  type Random,
} from '@topspin/engine';

export type EloTest = { readonly difference: number; readonly bestOf: BestOf; readonly matches: number };

/** What so many matches show of what Elo expects. */
export type EloFigures = {
  readonly played: number;
  readonly expected: number;
  readonly observed: number;
  /** How far the share of matches won may be from what is expected in 95 of 100 such tests. */
  readonly margin: number;
  readonly points: number;
  /** Milliseconds from the toss to the last point. */
  readonly duration: number;
};

const weaker = 1000;

/** Plays matches point by point between two players this far apart; yields the figures after each. */
export function* testElo(
  { difference, bestOf, matches }: EloTest,
  random: Random,
): Generator<EloFigures, void> {
  const ratings = { a: weaker + difference, b: weaker };
  const expected = expectedScore(ratings.a, ratings.b, settings);
  let [won, points, duration] = [0, 0, 0];
  for (let played = 1; played <= matches; played += 1) {
    let id = 0;
    const newId = () => String((id += 1));
    const log = simulateMatch({ ratings, bestOf, settings, startAt: 0, newId }, random);
    if (foldMatch(log, { bestOf }).winner === 'a') won += 1;
    points += log.filter(({ type }) => type === 'point').length;
    duration += log.at(-1)?.at ?? 0;
    const margin = 1.96 * Math.sqrt((expected * (1 - expected)) / played);
    const figures = { observed: won / played, points: points / played, duration: duration / played };
    yield { played, expected, margin, ...figures };
  }
}

/** Whether what was played is within the margin of what Elo expects. */
export const fits = ({ expected, observed, margin }: EloFigures): boolean =>
  Math.abs(observed - expected) <= margin;
