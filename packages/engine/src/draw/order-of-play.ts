import type { PlayerId } from '../id.ts';

export type OrderOfPlayRequest = {
  /** The players of the group in its order, from 2 on. */
  readonly players: readonly PlayerId[];
  /** How many tables the group plays on, from 1. */
  readonly tables: number;
};

/** A match of a group in the order in which they are called. */
export type ScheduledMatch = {
  /** From 1; nobody plays twice in a round. On one table each match of up to 8 players is a round. */
  readonly round: number;
  /** The table suggested, from 1. */
  readonly table: number;
  readonly a: PlayerId;
  readonly b: PlayerId;
  /** The umpire suggested, from those who rest; null when nobody does. */
  readonly umpire: PlayerId | null;
};
