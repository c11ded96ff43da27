import { inOrder } from './criteria/criteria.ts';
import { callableFrom } from './criteria/playable.ts';
import { hasWaitedLong } from './criteria/wait.ts';
import { isOccupying, type DayMatch } from './day.ts';
import type { DayIndex } from './day-index.ts';
import { pathsOf } from './paths.ts';
import { roundsBegun } from './rounds-begun.ts';
import type { Wait } from './wait.ts';
import { waitingSince } from './waiting-since.ts';
import { waitsOf } from './waits.ts';

/** A match of the queue with what the criteria compare. */
export type Queued = {
  readonly match: DayMatch;
  readonly waits: readonly Wait[];
  /** See the criterion `playable`. */
  readonly callableFrom: number;
  /** How many phases of its open that come before it are not over. */
  readonly phasesBefore: number;
  /** Its open keeps rounds together, and others of its round are on tables. */
  readonly isRoundBegun: boolean;
  /** Since when the player who has waited longest has been waiting, over all their events; 0 if they have not been in a match yet. */
  readonly waitingSince: number;
  /** That is too long: see the criterion `wait`. */
  readonly hasWaitedLong: boolean;
  /** The longest path from its start to the end of the day, in minutes: see `pathsOf`. */
  readonly path: number;
};

/** The matches that are not called yet, in order. */
export function queueOf(index: DayIndex): readonly Queued[] {
  const paths = pathsOf(index);
  const isRoundBegun = roundsBegun(index);
  return index.day.matches
    .filter((match) => !isOccupying(match))
    .map((match): Queued => {
      const since = waitingSince(match, index);
      const waits = waitsOf(match, index);
      return {
        match,
        waits,
        callableFrom: callableFrom(waits),
        phasesBefore: phasesBefore(match, index),
        isRoundBegun: isRoundBegun(match),
        waitingSince: since,
        hasWaitedLong: hasWaitedLong(since, index.day.now),
        path: paths(match),
      };
    })
    .toSorted(inOrder);
}

function phasesBefore({ open, phase }: DayMatch, { left }: DayIndex): number {
  let count = 0;
  for (const one of left(open)) if (one.phase < phase) count += 1;
  return count;
}
