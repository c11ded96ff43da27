import type { EstimatedInstant } from '@topspin/contract';

/** A delay is said in steps of so many minutes: single results move a day by less. */
const step = 5;

/**
 * By how many minutes a day or a phase is late as far as that is sure: the planned end is so much before its whole interval, and if it is
 * after it, the result is negative. Within the interval it is 0, so that no result makes a delay come or go at once.
 */
export function sureDelay(planned: string, { earliest, latest }: EstimatedInstant): number {
  const [at, from, to] = [planned, earliest, latest].map((instant) => Date.parse(instant) / 60_000);
  if (at === undefined || from === undefined || to === undefined) return 0;
  const outside = at < from ? from - at : at > to ? to - at : 0;
  return Math.trunc(outside / step) * step;
}
