import type { Queued } from '../queued.ts';

/** What can be called comes before what waits for something. */
export const playable = (one: Queued, other: Queued): number =>
  Math.sign(one.waits.length) - Math.sign(other.waits.length);
