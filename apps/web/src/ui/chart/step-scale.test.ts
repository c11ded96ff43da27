import { describe, expect, test } from 'vitest';
import { scaleSteps, stepPath } from './step-scale.ts';

const frame = { width: 110, height: 60, top: 10, bottom: 10, left: 5, right: 5 };
const places = (values: readonly number[]) => scaleSteps(values, frame).map(({ x, y }) => [x, y]);

describe('a chart of steps', () => {
  test.each([
    [
      'the highest at the top and the lowest at the bottom',
      [1000, 1032, 1016],
      [
        [5, 50],
        [55, 10],
        [105, 30],
      ],
    ],
    [
      'a flat line in the middle',
      [1000, 1000],
      [
        [5, 30],
        [105, 30],
      ],
    ],
    ['a single value at the left', [1000], [[5, 30]]],
  ])('puts %s', (_, values, expected) => {
    expect(places(values)).toEqual(expected);
  });

  test('goes level until the next value, then straight up or down', () => {
    expect(stepPath(scaleSteps([0, 10, 5], frame))).toBe('M5 50H55V10H105V30');
  });

  test('draws nothing of nothing', () => {
    expect(stepPath([])).toBe('');
  });
});
