import { minute } from '../../durations.ts';
import type { Queued } from '../queued.ts';
import type { Wait } from '../wait.ts';

const unknown = Number.MAX_SAFE_INTEGER;

/**
 * When a match can be called, as far as that is sure: 0 if now, the minute until which its players rest if it waits for nothing else, and
 * later than anything if that depends on other matches, on people or on a time that somebody fixed.
 */
export function callableFrom(waits: readonly Wait[]): number {
  let from = 0;
  for (const wait of waits) {
    if (wait.code !== 'resting') return unknown;
    from = Math.max(from, Math.ceil(wait.until / minute));
  }
  return from;
}

/** Whether a match can be called now, or as soon as its players have rested: see `callableFrom`. */
export const isWithoutOthers = (from: number): boolean => from < unknown;

/** What can be called comes first, then what can be as soon as its players have rested, then what waits for something else. */
export const playable = (one: Queued, other: Queued): number => one.callableFrom - other.callableFrom;
