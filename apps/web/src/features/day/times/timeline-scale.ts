import type { TimelineRow } from './timeline-rows.ts';

const halfHour = 30 * 60_000;
/** Wide enough for a name in a match of three sets. */
const pixelsPerHour = 300;

/** The width of the names of tables, and the height of their rows. */
export const heads = 44;
export const rowHeight = 68;

/** The hours that a timeline shows, in milliseconds, in whole half hours. */
export type Scale = { readonly from: number; readonly to: number; readonly ticks: readonly number[] };

export function scaleOf(rows: readonly TimelineRow[], now: number): Scale {
  const instants = rows.flatMap(({ items }) => items.flatMap(({ from, to }) => [from, to]));
  const from = Math.floor(Math.min(now, ...instants) / halfHour) * halfHour;
  const to = Math.ceil(Math.max(now + halfHour, ...instants) / halfHour) * halfHour;
  const count = (to - from) / halfHour;
  return { from, to, ticks: Array.from({ length: count }, (_, index) => from + index * halfHour) };
}

export const pixelsOf = ({ from }: Scale, instant: number): number =>
  Math.round(((instant - from) / (2 * halfHour)) * pixelsPerHour);
