import { expect, test } from 'vitest';
import { columnWidth, fieldLeft, fieldWidth } from './field-place.ts';

test.each([2, 3, 4, 5, 8, 12])(
  'in a grid of %d the field of each cell covers it and ends within the grid',
  (columns) => {
    for (let column = 0; column < columns; column += 1) {
      const left = fieldLeft(column, columns);
      expect(left + fieldWidth).toBeLessThan((columns - column) * columnWidth);
      expect(left).toBeLessThanOrEqual(2);
      expect(left + fieldWidth).toBeGreaterThanOrEqual(columnWidth - 2);
    }
  },
);
