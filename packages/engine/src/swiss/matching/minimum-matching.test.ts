import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { PairCost } from './lanes.ts';
import { minimumMatching } from './minimum-matching.ts';

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};
const plus = (sum: readonly number[], costs: readonly number[]): readonly number[] =>
  sum.map((value, index) => value + (costs[index] ?? 0));
const costOf = (criteria: readonly PairCost[], one: number, other: number): readonly number[] =>
  criteria.map(({ of }) => of(Math.min(one, other), Math.max(one, other)));

/** The cost of the matching by each criterion. */
const costOfAll = (mates: readonly number[], criteria: readonly PairCost[]): readonly number[] =>
  mates.reduce<readonly number[]>(
    (sum, mate, vertex) => (vertex < mate ? plus(sum, costOf(criteria, vertex, mate)) : sum),
    criteria.map(() => 0),
  );

/** The least of all matchings, by trying each. */
const leastOfAll = (size: number, criteria: readonly PairCost[]): readonly number[] => {
  let least: readonly number[] = criteria.map(() => Infinity);
  const extend = (free: readonly number[], sum: readonly number[]): void => {
    const [one, ...others] = free;
    if (one === undefined) {
      if (compare(sum, least) < 0) least = sum;
      return;
    }
    for (const other of others)
      extend(
        others.filter((vertex) => vertex !== other),
        plus(sum, costOf(criteria, one, other)),
      );
  };
  extend(
    Array.from({ length: size }, (_, vertex) => vertex),
    criteria.map(() => 0),
  );
  return least;
};

/** The least cost of all matchings by one criterion: of each set of vertices, by the partner of its first. */
const leastBySets = (size: number, of: PairCost['of']): number => {
  const least = new Float64Array(2 ** size).fill(Infinity);
  least[0] = 0;
  for (let set = 1; set < least.length; set += 1) {
    const first = 31 - Math.clz32(set & -set);
    const others = set & (set - 1);
    for (let rest = others; rest > 0; rest &= rest - 1) {
      const other = 31 - Math.clz32(rest & -rest);
      const cost = of(first, other) + (least[others & ~(1 << other)] ?? Infinity);
      if (cost < (least[set] ?? 0)) least[set] = cost;
    }
  }
  return least.at(-1) ?? Infinity;
};

/** Criteria from tables of random costs; few values make many ties and blossoms. */
const anyCriteria = (most: number): fc.Arbitrary<{ size: number; criteria: readonly PairCost[] }> =>
  fc
    .record({
      pairs: fc.integer({ min: 1, max: most / 2 }),
      mosts: fc.array(fc.constantFrom(1, 2, 5, 100, 2 ** 20, 2 ** 30), { minLength: 1, maxLength: 4 }),
    })
    .chain(({ pairs, mosts }) => {
      const size = 2 * pairs;
      const table = (highest: number) =>
        fc.array(fc.integer({ min: 0, max: highest }), { minLength: size * size, maxLength: size * size });
      return fc.tuple(...mosts.map(table)).map((tables) => ({
        size,
        criteria: tables.map((costs, index) => ({
          most: mosts[index] ?? 0,
          of: (one: number, other: number) => costs[one * size + other] ?? 0,
        })),
      }));
    });

const isPerfect = (mates: readonly number[]): boolean =>
  mates.every((mate, vertex) => mate !== vertex && mates[mate] === vertex);

describe('a matching of minimum cost', () => {
  it('costs as little as the best of all matchings of up to eight, criterion by criterion', () => {
    fc.assert(
      fc.property(anyCriteria(8), ({ size, criteria }) => {
        const mates = minimumMatching(size, criteria);
        expect(isPerfect(mates)).toBe(true);
        expect(costOfAll(mates, criteria)).toEqual(leastOfAll(size, criteria));
      }),
      { numRuns: runs * 2 },
    );
  });

  it('does so among the 10,395 matchings of twelve', () => {
    fc.assert(
      fc.property(
        anyCriteria(12).filter(({ size }) => size === 12),
        ({ size, criteria }) => {
          const mates = minimumMatching(size, criteria);
          expect(costOfAll(mates, criteria)).toEqual(leastOfAll(size, criteria));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('does so among the 2,027,025 matchings of sixteen points of a plane, where circles form and are taken apart again', () => {
    const anyPoints = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(anyPoints, (points) => {
        const of = (one: number, other: number): number => {
          const [[x, y] = [0, 0], [u, v] = [0, 0]] = [points[one], points[other]];
          return Math.round(Math.hypot(x - u, y - v));
        };
        const criteria = [{ most: 30, of }];
        expect(costOfAll(minimumMatching(16, criteria), criteria)).toEqual([leastBySets(16, of)]);
      }),
      { numRuns: 60 },
    );
  });

  it('costs the same however forty points of a plane are numbered, with circles within circles', () => {
    const anyPoints = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(anyPoints, fc.integer({ min: 1, max: 39 }), (points, shift) => {
        const by = (places: readonly (readonly [number, number])[]): PairCost => ({
          most: 85,
          of: (one, other) => {
            const [[x, y] = [0, 0], [u, v] = [0, 0]] = [places[one], places[other]];
            return Math.round(Math.hypot(x - u, y - v));
          },
        });
        const [one, other] = [points, [...points.slice(shift), ...points.slice(0, shift)].toReversed()].map(
          (places) => costOfAll(minimumMatching(40, [by(places)]), [by(places)]),
        );
        expect(one).toEqual(other);
      }),
      { numRuns: 60 },
    );
  });

  it('pairs circles of odd length, where the cheapest pairs of each leave one over', () => {
    // Three triangles of cheap pairs: each leaves one, and the three left over need a fourth.
    const near = (one: number, other: number): number =>
      Math.floor(one / 3) === Math.floor(other / 3) ? 0 : 1;
    const mates = minimumMatching(12, [{ most: 1, of: near }]);
    expect(isPerfect(mates)).toBe(true);
    expect(costOfAll(mates, [{ most: 1, of: near }])).toEqual([2]);
  });

  it('keeps nested circles apart in a large field', () => {
    // Circles of three within circles of nine: within the smaller nothing, within the larger 1, outside 10.
    const of = (one: number, other: number): number => {
      if (Math.floor(one / 3) === Math.floor(other / 3)) return 0;
      return Math.floor(one / 9) === Math.floor(other / 9) ? 1 : 10;
    };
    const criteria = [{ most: 10, of }];
    // Each nine leaves three over, two of which pair for 1; the last of each needs the last of another.
    expect(costOfAll(minimumMatching(36, criteria), criteria)).toEqual([4 + 2 * 10]);
  });

  it('is the same for the same costs', () => {
    const of = (one: number, other: number): number => (one * 7 + other * 13) % 4;
    expect(minimumMatching(40, [{ most: 3, of }])).toEqual(minimumMatching(40, [{ most: 3, of }]));
  });

  it('says that an odd number cannot be paired', () => {
    expect(() => minimumMatching(3, [{ most: 1, of: () => 1 }])).toThrow('odd');
  });
});
