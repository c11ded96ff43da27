import type { Queued } from '../queued.ts';

/**
 * The longest path to the end of the day first: what comes after it cannot be made up for later. In a group that is the group that
 * lags, in a knockout the half that does.
 */
export const path = (one: Queued, other: Queued): number => other.path - one.path;
