import type { Entrant } from '../draw/entrants/entrant.ts';
import type { NotKeptReason } from '../draw/report.ts';
import type { PlayerId } from '../id.ts';

/**
 * The criteria by which a round is paired, most important first. The pairing with the least of the first one is looked for, among those the one
 * with the least of the second, and so on.
 */
export const swissCriteria = [
  /** Nobody meets the same opponent again, or has a second bye, while any pairing avoids it. */
  'noRematch',
  /** The bye goes to whoever is last, by wins and then by seeding. */
  'byeFromBottom',
  /** Opponents have the same number of wins; otherwise few, and near each other. */
  'scoreGroups',
  /** Within the same wins, the top half of the seeding meets the bottom half. */
  'halves',
  /** Nobody meets opponents with more wins twice in a row, or with fewer. */
  'floatersApart',
  /** Players of one club do not meet; a wish. */
  'clubsApart',
] as const;
export type SwissCriterion = (typeof swissCriteria)[number];

/** A criterion that the pairing breaks, with the players and the reason. */
export type SwissNotKept = {
  readonly criterion: SwissCriterion;
  readonly players: readonly PlayerId[];
  readonly why: Extract<NotKeptReason, 'noPlaceLeft' | 'manualChange'>;
};

/** A player in a pairing, with the wins they had before it. */
export type SwissEntrant = Entrant & { readonly wins: number };

/** The version of the method by which rounds are paired: the same seed and inputs give the same pairs by the same version. */
export const swissMethod = 1;

/** Everything needed to repeat the pairing of a round, and the criteria it broke. */
export type SwissReport = {
  readonly method: number;
  readonly seed: string;
  readonly inputs: {
    readonly kind: 'swiss';
    readonly round: number;
    /** By wins, then in seeding order. */
    readonly entrants: readonly SwissEntrant[];
  };
  readonly notKept: readonly SwissNotKept[];
};
