import { formatLeaf, formatTime } from '#lib/format.ts';

/** An hour of an open of several days, as short as a column has room for: its heading has the year. */
export function hourOnDay(at: string, zone: string | undefined): string {
  const { day, month } = formatLeaf(at, zone);
  return `${day}\u00a0${month} ${formatTime(at, zone)}`;
}
