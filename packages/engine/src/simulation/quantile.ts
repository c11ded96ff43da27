import { itemAt } from '../item-at.ts';

/** The percentile: the smallest value that this share of the values does not exceed. */
export const quantile = (ascending: readonly number[], share: number): number =>
  itemAt(ascending, Math.max(0, Math.ceil(share * ascending.length) - 1));
