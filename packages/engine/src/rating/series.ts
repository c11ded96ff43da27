import type { Side } from '../match/match.ts';
import { exchange, expectedScore } from './elo.ts';
import type { RatingStanding } from './elo.ts';
import type { RatingSettings } from './settings.ts';

/** A match of a series: what was expected of side a, from 0 to 1, and each side's change and rating after it. */
export type SeriesMatch = {
  readonly winner: Side;
  readonly expected: number;
  readonly change: Readonly<Record<Side, number>>;
  readonly after: Readonly<Record<Side, RatingStanding>>;
};

/** What a series of matches between two players does to their ratings, one match after the other, unrounded. */
export const rateSeries = (
  start: Readonly<Record<Side, RatingStanding>>,
  winners: readonly Side[],
  settings: RatingSettings,
): readonly SeriesMatch[] => {
  let standings = start;
  return winners.map((winner): SeriesMatch => {
    const { a, b } = standings;
    const moved = winner === 'a' ? exchange(a, b, settings) : exchange(b, a, settings);
    const change = winner === 'a' ? { a: moved.winner, b: moved.loser } : { a: moved.loser, b: moved.winner };
    standings = {
      a: { rating: a.rating + change.a, matches: a.matches + 1 },
      b: { rating: b.rating + change.b, matches: b.matches + 1 },
    };
    return { winner, expected: expectedScore(a.rating, b.rating, settings), change, after: standings };
  });
};
