import type { DayMatch } from './day.ts';
import type { Wait } from './wait.ts';

/** A match of the queue with what the criteria compare. */
export type Queued = {
  readonly match: DayMatch;
  readonly waits: readonly Wait[];
  /** How many phases of its open that come before it are not over. */
  readonly phasesBefore: number;
  /** Since when the player who has waited longest has been waiting, over all their events; 0 if they have not been in a match yet. */
  readonly waitingSince: number;
  /** The longest path from its start to the end of the day, in minutes: see `pathsOf`. */
  readonly path: number;
};
