import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { inferDistribution } from './infer-distribution.ts';
import { defaultPointsFormula, generatePoints } from './points.ts';
import type { PointsDistribution, PointsFormula } from './points.ts';

const list = (...points: number[]): PointsDistribution =>
  points.map((points, index) => ({ position: index + 1, points }));

describe('generated points', () => {
  it.each<[string, PointsFormula, number[]]>([
    ['2000 with decay 0.85', defaultPointsFormula, [2000, 1700, 1445, 1228]],
    // 1000 × (1 − 0/4), (1 − 1/4), (1 − 2/4), (1 − 3/4).
    ['1000 in a line of 4', { type: 'linear', positions: 4, first: 1000 }, [1000, 750, 500, 250]],
    // 100 × 2/3 = 66.67 and 100 × 1/3 = 33.33.
    ['100 in a line of 3, rounded', { type: 'linear', positions: 3, first: 100 }, [100, 67, 33]],
    // 10 × 0.1² = 0.1 and so on: the minimum is one.
    ['one at the least', { type: 'exponential', positions: 4, first: 10, decay: 0.1 }, [10, 1, 1, 1]],
    ['no decay', { type: 'exponential', positions: 3, first: 7, decay: 1 }, [7, 7, 7]],
    ['full decay', { type: 'exponential', positions: 3, first: 7, decay: 0 }, [7, 1, 1]],
    ['a single position', { type: 'linear', positions: 1, first: 50 }, [50]],
  ])('%s', (_, formula, points) => {
    expect(generatePoints(formula)).toEqual(list(...points));
  });
});

describe('the formula of a list', () => {
  it('edited in one place has a finer decay where a whole hundredth is too far off by the end', () => {
    const generated = generatePoints({ type: 'exponential', positions: 60, first: 100_000, decay: 0.955 });
    const edited = generated.map((row) => (row.position === 2 ? { ...row, points: row.points * 1.02 } : row));
    const inferred = inferDistribution(edited);
    expect(inferred.type === 'exponential' ? inferred.decay : 0).toBeCloseTo(0.955, 2);
    expect(inferred).not.toMatchObject({ decay: 0.95 });
    expect(inferred).not.toMatchObject({ decay: 0.96 });
  });

  it.each<[string, PointsDistribution, ReturnType<typeof inferDistribution>]>([
    ['the default', list(2000, 1700, 1445, 1228), defaultPointsFormula],
    ['a line', list(1000, 750, 500, 250), { type: 'linear', positions: 4, first: 1000 }],
    ['in any order', list(1000, 750, 500, 250).toReversed(), { type: 'linear', positions: 4, first: 1000 }],
    ['small numbers', list(10, 5, 3, 1), { type: 'exponential', positions: 4, first: 10, decay: 0.5 }],
    [
      'a decay between hundredths',
      list(10_000, 8537, 7288, 6222),
      { type: 'exponential', positions: 4, first: 10_000, decay: 0.8537 },
    ],
    [
      'a decay that is far from the hundredth with the nearest table, as rounding spoils the small numbers',
      generatePoints({ type: 'exponential', positions: 31, first: 259, decay: 0.836_384 }),
      { type: 'exponential', positions: 31, first: 259, decay: 0.8364 },
    ],
    [
      'rounded by hand',
      list(2000, 1700, 1450, 1200),
      { type: 'exponential', positions: 4, first: 2000, decay: 0.85 },
    ],
    ['one position', list(500), { type: 'exponential', positions: 1, first: 500, decay: 0.85 }],
    ['two positions', list(500, 400), { type: 'exponential', positions: 2, first: 500, decay: 0.8 }],
    ['no formula', list(1000, 200, 150, 1), { type: 'custom', positions: 4 }],
    [
      'points that hardly rise, with no decay beyond 1',
      list(1000, 1005, 1010, 1015),
      { type: 'exponential', positions: 4, first: 1000, decay: 1 },
    ],
    ['points that only a decay below 0 gives', list(1_000_000, 1, 4), { type: 'custom', positions: 3 }],
    ['rising points', list(10, 20, 30), { type: 'custom', positions: 3 }],
    [
      'a gap in the positions',
      [
        { position: 1, points: 10 },
        { position: 3, points: 5 },
      ],
      { type: 'custom', positions: 2 },
    ],
    ['nothing', [], { type: 'custom', positions: 0 }],
  ])('%s', (_, distribution, inferred) => {
    expect(inferDistribution(distribution)).toEqual(inferred);
  });

  it.each([
    // The line of 100 in 4 has 50 at position 3: 55 is 10 % off, 56 is 12 %. The nearest exponential is further.
    ['exactly 10 %', list(100, 75, 55, 25), 'linear'],
    ['beyond 10 %', list(100, 75, 56, 25), 'custom'],
    // In 3 it has 67 at position 2: 73 is 9 % off, 74 is 10.4 %.
    ['within 10 %', list(100, 73, 33), 'linear'],
    ['just beyond 10 %', list(100, 74, 33), 'custom'],
  ])('counts %s', (_, points, type) => {
    expect(inferDistribution(points).type).toBe(type);
  });
});

const anyFormula: fc.Arbitrary<PointsFormula> = fc
  .record({
    type: fc.constantFrom('exponential' as const, 'linear' as const),
    positions: fc.integer({ min: 3, max: 64 }),
    first: fc.integer({ min: 1, max: 10_000 }),
    hundredths: fc.nat({ max: 100 }),
  })
  .map(({ type, positions, first, hundredths }) =>
    type === 'linear' ? { type, positions, first } : { type, positions, first, decay: hundredths / 100 },
  );

describe('any generated list', () => {
  it('falls from the first position on, in whole numbers from one', () => {
    fc.assert(
      fc.property(anyFormula, (formula) => {
        const points = generatePoints(formula).map((row) => row.points);
        expect(points[0]).toBe(formula.first);
        expect(points).toEqual(points.toSorted((one, other) => other - one));
        expect(points.every((value) => Number.isInteger(value) && value >= 1)).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  it('of 3 positions or more is made again by the formula inferred from it', () => {
    fc.assert(
      fc.property(anyFormula, (formula) => {
        const points = generatePoints(formula);
        const inferred = inferDistribution(points);
        expect(inferred.type === 'custom' ? [] : generatePoints(inferred)).toEqual(points);
      }),
      { numRuns: runs },
    );
  });

  it('of 3 positions or more is made again also where its decay is no round number', () => {
    const anyDecay = fc.record({
      type: fc.constant('exponential' as const),
      positions: fc.integer({ min: 3, max: 64 }),
      first: fc.integer({ min: 1, max: 10_000 }),
      decay: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anyDecay, (formula) => {
        const points = generatePoints(formula);
        const inferred = inferDistribution(points);
        expect(inferred.type === 'custom' ? [] : generatePoints(inferred)).toEqual(points);
      }),
      { numRuns: runs },
    );
  });

  it('of 3 positions or more has its type and parameters inferred in 99 of 100 cases at least', () => {
    // Not in all: with first points of 1 to 4 both types, and with small ones several decays, make one list.
    const formulas = fc.sample(fc.noBias(anyFormula), { numRuns: runs, seed: 5 });
    const right = formulas.filter((formula) => {
      const inferred = inferDistribution(generatePoints(formula));
      return JSON.stringify(inferred) === JSON.stringify(formula);
    });
    expect(right.length / formulas.length).toBeGreaterThanOrEqual(0.99);
  });
});
