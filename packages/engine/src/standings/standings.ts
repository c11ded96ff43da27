import type { MatchId, PlayerId } from '../id.ts';
import type { Outcome, SetScore, Side } from '../match/match.ts';

/** A match of a group; the result is absent until it is finished. */
export type GroupMatch = {
  readonly id: MatchId;
  readonly a: PlayerId;
  readonly b: PlayerId;
  readonly result?: GroupMatchResult;
};

/** The part of a result that the standings look at; `sets` are those that count, filled in where an outcome says so. */
export type GroupMatchResult = {
  readonly outcome: Outcome;
  readonly winner?: Side;
  readonly sets: readonly SetScore[];
};

/** What can decide a position, in the order in which it is looked at. */
export const criteria = ['matchPoints', 'setsRatio', 'pointsRatio', 'lot'] as const;
export type Criterion = (typeof criteria)[number];

/** The figures of a player under a criterion, counted among the players that were tied. */
export type Decision = {
  readonly criterion: Criterion;
  /** The players who were level until then, this one included, in the order of the final standings. */
  readonly among: readonly PlayerId[];
  /** Match points; sets won; points won; or the place the lot gave. */
  readonly won: number;
  /** Sets or points lost; 0 for match points and lot. */
  readonly lost: number;
};

/** A player's line in the standings of a group. */
export type StandingRow = {
  readonly player: PlayerId;
  /** From 1, each given once. */
  readonly position: number;
  readonly matchPoints: number;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly pointsWon: number;
  readonly pointsLost: number;
  /** What set this player apart from the last ones still level, with the figures. */
  readonly decidedBy: Decision;
};

export type Group = {
  readonly players: readonly PlayerId[];
  readonly matches: readonly GroupMatch[];
  /** The recorded seed of the lots. */
  readonly lotSeed: string;
};
