import type { Blossoms } from './blossoms.ts';
import type { Duals } from './duals.ts';

/** Matches whatever pairs are tight from the start: fewer stages are left to run. */
export const matchTight = (size: number, { match, mateOf }: Blossoms, { isTight }: Duals): void => {
  for (let one = 0; one < size; one += 1)
    for (let other = one + 1; mateOf(one) < 0 && other < size; other += 1)
      if (mateOf(other) < 0 && isTight(one, other)) {
        match(one, other);
        match(other, one);
      }
};
