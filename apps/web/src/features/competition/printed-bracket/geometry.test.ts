import { describe, expect, test } from 'vitest';
import { pageSize } from '../printed/page-size.ts';
import { cutBracket } from './cut.ts';
import { fitted, geometryOf } from './geometry.ts';

describe.each([
  ['a4', 'portrait'],
  ['a4', 'landscape'],
  ['letter', 'portrait'],
] as const)('on %s, %s', (size, turn) => {
  const page = pageSize(size, turn);
  test.each([2, 4, 8, 16, 32, 64])('a bracket of %i stands inside the page', (lines) => {
    const [part] = cutBracket(lines, 64);
    if (part === undefined) throw new Error('no page');
    const { height, width, lefts, columnWidth, y } = geometryOf(page, part);
    const last = lefts.length - 1;
    expect((lefts[last] ?? 0) + columnWidth(last)).toBeCloseTo(width);
    expect(y(0, 0)).toBeGreaterThan(0);
    expect(y(0, lines - 1)).toBeLessThan(height);
    expect(height).toBeLessThanOrEqual(page.inner.height);
  });

  test('a match stands between its two lines', () => {
    const [part] = cutBracket(8, 64);
    if (part === undefined) throw new Error('no page');
    const { y } = geometryOf(page, part);
    const shift = y(1, 0) - (y(0, 0) + y(0, 1)) / 2;
    expect(shift).toBeCloseTo(0);
  });
});

test('a short text has its size, a longer one is smaller, and the longest is pressed into the width', () => {
  const room = { font: 3, width: 60 };
  expect(fitted(20, room)).toEqual({ size: 3, pressed: undefined });
  const longer = fitted(24, room);
  expect(longer.size).toBe(2.5);
  // Never drawn out: what is a little smaller has its own width.
  expect(longer.pressed).toBeUndefined();
  const longest = fitted(40, room);
  expect(longest.pressed).toBe(60);
  expect(longest.size).toBeGreaterThan(2);
});
