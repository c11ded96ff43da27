import { minute } from '../../durations.ts';
import type { Queued } from '../queued.ts';

/**
 * So many minutes between two matches are too long. Sorted by every minute, waits tear the rounds of the groups apart, which makes a
 * day longer for everybody (ADR 116).
 */
const tooLong = 120;

/** Whether somebody has been waiting too long at an instant; not before their first match. */
export const hasWaitedLong = (since: number, now: number): boolean =>
  since > 0 && now - since > tooLong * minute;

/** Whoever has waited too long over all their events, the longest first. */
export const wait = (one: Queued, other: Queued): number => longSince(one) - longSince(other);

const longSince = ({ hasWaitedLong: isLong, waitingSince }: Queued): number =>
  isLong ? waitingSince : Number.MAX_SAFE_INTEGER;
