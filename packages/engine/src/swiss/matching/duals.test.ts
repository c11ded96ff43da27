import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVectors, newDuals } from './duals.ts';
import { lanesOf, type PairCost } from './lanes.ts';

const size = 6;
const others = (vertex: number): readonly number[] => [0, 1, 2, 3, 4, 5].filter((other) => other !== vertex);

/** Two criteria that need a lane each. */
const anyDuals = fc
  .array(fc.tuple(fc.nat(2 ** 40), fc.nat(3)), { minLength: size * size, maxLength: size * size })
  .map((costs) => {
    const by = (index: 0 | 1, most: number): PairCost => ({
      most,
      of: (one, other) => costs[one * size + other]?.[index] ?? 0,
    });
    const lanes = lanesOf(size, [by(0, 2 ** 40), by(1, 2 ** 40)]);
    const duals = newDuals(lanes, size + 3);
    const slackOf = (one: number, other: number, factor = 1): number[] => {
      const into = new Float64Array(duals.lanes);
      duals.slack(one, other, factor, into);
      return [...into];
    };
    return { lanes, duals, slackOf };
  });

describe('the first dual values', () => {
  it('leave no slack below zero, and to each vertex a pair without any', () => {
    fc.assert(
      fc.property(anyDuals, ({ duals, slackOf }) => {
        const zero = new Float64Array(duals.lanes);
        for (let vertex = 0; vertex < size; vertex += 1) {
          const slacks = others(vertex).map((other) => Float64Array.from(slackOf(vertex, other)));
          expect(slacks.every((slack) => compareVectors(slack, zero) >= 0)).toBe(true);
          expect(slacks.some((slack) => compareVectors(slack, zero) === 0)).toBe(true);
        }
      }),
    );
  });

  it('call those pairs tight that have no slack, and nearer what has less', () => {
    fc.assert(
      fc.property(anyDuals, ({ duals, slackOf }) => {
        for (const one of [1, 3])
          for (const other of others(one)) {
            expect(duals.isTight(one, other)).toBe(slackOf(one, other).every((value) => value === 0));
            for (const than of others(other)) {
              const difference = compareVectors(
                Float64Array.from(slackOf(one, other)),
                Float64Array.from(slackOf(than, other)),
              );
              expect(duals.isNearer(one, than, other)).toBe(difference < 0);
            }
          }
      }),
      { numRuns: 50 },
    );
  });
});

it('a vertex that rises takes as much from the slack of its pairs', () => {
  fc.assert(
    fc.property(anyDuals, ({ duals, slackOf }) => {
      const before = slackOf(2, 4);
      duals.raise(2, Float64Array.of(3, 5), 2);
      expect(slackOf(2, 4)).toEqual(before.map((value, lane) => value - (lane === 0 ? 6 : 10)));
      expect(slackOf(2, 4, 0.5)).toEqual(slackOf(2, 4).map((value) => value / 2));
    }),
    { numRuns: 20 },
  );
});

it('a blossom begins at nothing, rises, and is cleared for the next that uses its place', () => {
  const duals = newDuals(lanesOf(4, [{ most: 1, of: () => 1 }]), 6);
  const halfOf = (node: number): number => {
    const into = new Float64Array(duals.lanes);
    duals.half(node, into);
    return into[0] ?? NaN;
  };
  expect(halfOf(4)).toBe(0);
  duals.raise(4, Float64Array.of(3), 2);
  expect([halfOf(4), halfOf(5)]).toEqual([3, 0]);
  duals.clear(4);
  expect(halfOf(4)).toBe(0);
});
