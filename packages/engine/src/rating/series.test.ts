import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { rateSeries } from './series.ts';
import { defaultRatingSettings as settings } from './settings.ts';

const settled = (rating: number) => ({ rating, matches: 100 });

it('moves half of K between equals, and back by more once they no longer are', () => {
  const [first, second] = rateSeries({ a: settled(1500), b: settled(1500) }, ['a', 'b'], settings);
  expect(first).toMatchObject({ expected: 0.5, change: { a: 16, b: -16 } });
  expect(second?.expected).toBeCloseTo(0.546, 3);
  expect(second?.change.b).toBeCloseTo(17.47, 2);
});

it('moves a provisional player more, until the match that ends it', () => {
  const series = rateSeries({ a: { rating: 1000, matches: 29 }, b: settled(1000) }, ['a', 'a'], settings);
  expect(series[0]?.change).toEqual({ a: 32, b: -16 });
  expect(series[1]?.change.a).toBeCloseTo(-(series[1]?.change.b ?? 0));
});

it('keeps the sum of two settled ratings above the floor', () => {
  const rating = fc.integer({ min: 1000, max: 2500 });
  fc.assert(
    fc.property(
      rating,
      rating,
      fc.array(fc.constantFrom('a' as const, 'b' as const), { maxLength: 15 }),
      (a, b, winners) => {
        const last = rateSeries({ a: settled(a), b: settled(b) }, winners, settings).at(-1);
        if (last) expect(last.after.a.rating + last.after.b.rating).toBeCloseTo(a + b, 6);
      },
    ),
    { numRuns: runs },
  );
});
