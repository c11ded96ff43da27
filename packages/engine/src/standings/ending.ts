import type { Side } from '../match/match.ts';
import type { Counted } from './results.ts';

/** A way an unplayed match can end, in match points. */
export type Ending = { readonly winner?: Side; readonly earnedA: number; readonly earnedB: number };

/** Either side may win, against a loser who played to the end or not, or neither appears (3.7.5.1). */
export const endings: readonly Ending[] = [
  { winner: 'a', earnedA: 2, earnedB: 1 },
  { winner: 'a', earnedA: 2, earnedB: 0 },
  { winner: 'b', earnedA: 1, earnedB: 2 },
  { winner: 'b', earnedA: 0, earnedB: 2 },
  { earnedA: 0, earnedB: 0 },
];

/** The sets of a side in a match that it won or lost. */
export type SetsOf = { readonly a: number; readonly b: number };

/** An unplayed match while its possible endings are enumerated: the figures change in place. */
export type UnplayedMatch = { -readonly [Key in keyof Counted]: Counted[Key] } & {
  /** The endings that are still possible. */
  readonly endings: readonly Ending[];
  /** The sets, if given beforehand. */
  readonly givenSets?: SetsOf;
  winner: Side | undefined;
  /** Whether `setsA` and `setsB` are set in the current case. */
  setsKnown: boolean;
};

/** An unplayed match between the players at two places. */
export const unplayedMatch = (
  a: number,
  b: number,
  possible: readonly Ending[] = endings,
  givenSets?: SetsOf,
): UnplayedMatch => ({
  a,
  b,
  earnedA: 0,
  earnedB: 0,
  setsA: 0,
  setsB: 0,
  pointsA: 0,
  pointsB: 0,
  endings: possible,
  ...(givenSets === undefined ? {} : { givenSets }),
  winner: undefined,
  setsKnown: false,
});

/**
 * Assumes that the match ends in this way; the sets are known immediately if neither appears or if they are
 * given.
 */
export const supposeEnding = (match: UnplayedMatch, ending: Ending): void => {
  const given = match.givenSets ?? { a: 0, b: 0 };
  match.winner = ending.winner;
  match.earnedA = ending.earnedA;
  match.earnedB = ending.earnedB;
  match.setsKnown = ending.winner === undefined || match.givenSets !== undefined;
  match.setsA = ending.winner === undefined ? 0 : given.a;
  match.setsB = ending.winner === undefined ? 0 : given.b;
};

/** Assumes the sets of a match whose winner is already assumed. */
export const supposeSets = (match: UnplayedMatch, winnerSets: number, loserSets: number): void => {
  match.setsA = match.winner === 'a' ? winnerSets : loserSets;
  match.setsB = match.winner === 'a' ? loserSets : winnerSets;
};
