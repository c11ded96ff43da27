import type { PlayerId } from '../id.ts';
import type { Entrant, QualifiedEntrant } from './entrants/entrant.ts';

/** A constraint of a draw. */
export const drawConstraints = [
  /** Players of one club in different groups, or as far apart in the bracket as possible. */
  'clubsApart',
  /** No two players of one group in the first round. */
  'groupMatesApart',
  /** A runner-up in the half opposite to the winner of the group. */
  'oppositeHalves',
  /** The players of one group as far apart in the bracket as possible. */
  'groupMatesLate',
  /** Seeds on their lines. */
  'seedingLines',
  /** Byes to the best seeds. */
  'byesToSeeds',
  /** Byes spread evenly, at most one in a match. */
  'byesSpread',
  /** Byes not needed by seeds go to better positions first. */
  'byesByPosition',
  /** One player of each row of the snake in each group. */
  'snakeRows',
  /** Sizes of groups that differ by at most one. */
  'groupSizes',
] as const;
export type DrawConstraint = (typeof drawConstraints)[number];

/** Why a constraint was broken. */
export const notKeptReasons = [
  /** There are more players of the club, or of the group, than separate places. */
  'tooMany',
  /** They are seeds, whose lines come first. */
  'seedsFixed',
  /** Constraints of higher priority, and the other players, left no better place. */
  'noPlaceLeft',
  /** The organiser arranged it this way. */
  'manualChange',
] as const;
export type NotKeptReason = (typeof notKeptReasons)[number];

/** A broken constraint, with the players and the reason. */
export type NotKept = {
  readonly constraint: DrawConstraint;
  readonly players: readonly PlayerId[];
  readonly why: NotKeptReason;
};

/** The input of a draw: its players in seeding order, and the organiser's choices. */
export type DrawInputs =
  | { readonly kind: 'groups'; readonly entrants: readonly Entrant[]; readonly groups: number }
  | { readonly kind: 'knockout'; readonly entrants: readonly Entrant[]; readonly seeds: number }
  | { readonly kind: 'crossings'; readonly entrants: readonly QualifiedEntrant[] };

/**
 * The version of the method by which draws are made: the same seed and inputs give the same draw by the same
 * version. Version 1 drew lots and repaired them rule by rule; versions 2 and 3 stopped too soon to put all byes
 * in order.
 */
export const drawMethod = 4;

/** Everything needed to repeat a draw, and the constraints it broke. */
export type DrawReport = {
  readonly method: number;
  readonly seed: string;
  readonly inputs: DrawInputs;
  readonly notKept: readonly NotKept[];
};

/** Why a draw cannot be made. */
export type DrawFailure =
  | { readonly code: 'draw.tooFewPlayers'; readonly players: number; readonly min: number }
  | { readonly code: 'draw.tooManyPlayers'; readonly players: number; readonly max: number }
  | { readonly code: 'draw.tooManyGroups'; readonly groups: number; readonly max: number }
  | { readonly code: 'draw.tooManySeeds'; readonly seeds: number; readonly max: number }
  | { readonly code: 'phase.playerTwice'; readonly player: PlayerId };
