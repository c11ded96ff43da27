import { formatNumber } from '#lib/format.ts';

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size in the unit in which it is said, such as "120 GB", with a decimal below ten. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return `${formatNumber(value, value < 10 ? 1 : 0)}\u00A0${units[power]}`;
}
