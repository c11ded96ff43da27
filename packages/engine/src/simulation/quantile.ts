import { itemAt } from '../item-at.ts';

/** The percentile: the smallest value that this share of the values does not exceed. */
export const quantile = (ascending: readonly number[], share: number): number =>
  itemAt(ascending, Math.max(0, Math.ceil(share * ascending.length) - 1));

/**
 * The value that the next one drawn like these is below with this chance: between two of them where that falls between, which a few runs
 * of a simulation need.
 */
export function quantileOfNext(ascending: readonly number[], share: number): number {
  const place = Math.min(Math.max(share * (ascending.length + 1), 1), ascending.length) - 1;
  const below = Math.floor(place);
  const lower = itemAt(ascending, below);
  return lower + (place - below) * (itemAt(ascending, Math.min(below + 1, ascending.length - 1)) - lower);
}
