import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import {
  estimateDay,
  likelyTables,
  randomFrom,
  type Day,
  type DayEstimate,
  type LikelyTable,
  type MatchId,
} from '@topspin/engine';

/** What a thread needs to estimate a day; the same text gives the same randomness each time. */
export type ToEstimate = { readonly day: Day; readonly seed: string };

/** When the matches of a day begin and end, and where each will likely be played. */
export type Estimated = DayEstimate & { readonly likelyTables: ReadonlyMap<MatchId, LikelyTable> };

/** Where processors are few, whatever answers somebody gets three times as much of them; more would let nobody see an estimate on a busy machine. */
const niceness = 5;

yieldToOthers();

/** In a thread of its own: twenty runs of a long day take a fifth of a second. After each it rests for as long as that took. */
export function run({ day, seed }: ToEstimate): Estimated {
  let since = performance.now();
  const before = () => {
    Atomics.wait(nothing, 0, 0, performance.now() - since);
    since = performance.now();
  };
  const estimate = estimateDay(day, randomFrom(seed), { before });
  return { ...estimate, likelyTables: likelyTables(day, estimate) };
}

/** Nobody ever wakes who waits for it. */
const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Linux has a priority for each thread; elsewhere this one counts like the others. */
function yieldToOthers(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), niceness);
  } catch {
    // No such folder, or not allowed.
  }
}
