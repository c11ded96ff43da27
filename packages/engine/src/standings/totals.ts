import type { Counted } from './results.ts';

/** The figures of a player in some matches. */
export type Totals = {
  readonly matchPoints: number;
  /** Matches with a result, including those decided without play: always `won + lost`. */
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly pointsWon: number;
  readonly pointsLost: number;
};

type Sum = { -readonly [Key in keyof Totals]: number };

const addTo = (totals: Sum, match: Counted, own: 'a' | 'b'): void => {
  const isA = own === 'a';
  const earned = isA ? match.earnedA : match.earnedB;
  totals.matchPoints += earned;
  totals.played += 1;
  if (earned === 2) totals.won += 1;
  else totals.lost += 1;
  totals.setsWon += isA ? match.setsA : match.setsB;
  totals.setsLost += isA ? match.setsB : match.setsA;
  totals.pointsWon += isA ? match.pointsA : match.pointsB;
  totals.pointsLost += isA ? match.pointsB : match.pointsA;
};

/** The figures of the player at a place in these matches. */
export const totalsOf = (place: number, matches: readonly Counted[]): Totals => {
  const totals: Sum = {
    matchPoints: 0,
    played: 0,
    won: 0,
    lost: 0,
    setsWon: 0,
    setsLost: 0,
    pointsWon: 0,
    pointsLost: 0,
  };
  for (const match of matches) {
    if (match.a === place) addTo(totals, match, 'a');
    else if (match.b === place) addTo(totals, match, 'b');
  }
  return totals;
};
