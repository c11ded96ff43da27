import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { farSightedMatching } from './far-sighted.ts';
import type { PairCost } from './lanes.ts';

type Pair = readonly [one: number, other: number];

/** The fifteen ways to pair six. */
const ways: readonly (readonly Pair[])[] = [1, 2, 3, 4, 5].flatMap((first) => {
  const [a = 0, ...others] = [1, 2, 3, 4, 5].filter((vertex) => vertex !== first);
  return others.map((second): readonly Pair[] => {
    const [b = 0, c = 0] = others.filter((vertex) => vertex !== second);
    return [
      [0, first],
      [a, second],
      [b, c],
    ];
  });
});

const nameOf = ([one, other]: Pair): string => `${one}${other}`;

/** Whether so many ways are among those pairs that have no pair in common. */
const fits = (free: ReadonlySet<string>, rounds: number): boolean =>
  rounds === 0 ||
  ways.some(
    (way) =>
      way.every((pair) => free.has(nameOf(pair))) &&
      fits(new Set([...free].filter((name) => !way.map(nameOf).includes(name))), rounds - 1),
  );

const anyField = fc.record({
  allowed: fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }),
  costs: fc.array(fc.tuple(fc.nat(2), fc.nat(9)), { minLength: 36, maxLength: 36 }),
  rounds: fc.nat(4),
  share: fc.constantFrom(0, 1, 2),
});

it('is the cheapest of all that leave enough pairs for the rounds to come, if there is one', () => {
  fc.assert(
    fc.property(anyField, ({ allowed, costs, rounds, share }) => {
      const indexOf = (one: number, other: number): number => Math.min(one, other) * 6 + Math.max(one, other);
      // With more pairs allowed more rounds fit.
      const mayPair = (one: number, other: number): boolean =>
        (allowed[indexOf(one, other)] ?? false) || indexOf(one, other) % 3 < share;
      const costBy = (index: 0 | 1) => (one: number, other: number) =>
        costs[indexOf(one, other)]?.[index] ?? 0;
      const criteria: PairCost[] = [
        { most: 2, of: costBy(0) },
        { most: 9, of: costBy(1) },
      ];
      const costOf = (way: readonly Pair[]): number =>
        way.reduce((sum, [one, other]) => sum + 100 * costBy(0)(one, other) + costBy(1)(one, other), 0);
      const free = new Set(
        ways
          .flat()
          .filter((pair) => mayPair(...pair))
          .map(nameOf),
      );
      const possible = ways.filter(
        (way) =>
          way.every((pair) => free.has(nameOf(pair))) &&
          fits(new Set([...free].filter((name) => !way.map(nameOf).includes(name))), rounds),
      );
      const mates = farSightedMatching(6, criteria, mayPair, rounds);
      const found = mates?.flatMap((mate, vertex): Pair[] => (vertex < mate ? [[vertex, mate]] : []));
      expect(mates?.every((mate, vertex) => mates[mate] === vertex) ?? true).toBe(true);
      expect(found && [found.length, costOf(found)]).toEqual(
        possible.length === 0 ? undefined : [3, Math.min(...possible.map(costOf))],
      );
    }),
  );
});

it('a field that cannot be paired has none, however few rounds are to come', () => {
  const costs: PairCost[] = [{ most: 1, of: () => 1 }];
  expect(farSightedMatching(4, costs, (one, other) => one + other !== 3 && one !== 0 && other !== 0, 0)).toBe(
    undefined,
  );
});

it('leaves as many rounds as there are opponents, and gives up where there are fewer', () => {
  const costs: PairCost[] = [{ most: 1, of: () => 0 }];
  // Each of one half meets the four of the other: in this round and in three more.
  const across = (one: number, other: number): boolean => one % 2 !== other % 2;
  expect(farSightedMatching(8, costs, across, 3)).toBeDefined();
  expect(farSightedMatching(8, costs, across, 4)).toBe(undefined);
  expect(farSightedMatching(10, costs, () => true, 9)).toBe(undefined);
});

it('finds the rounds to come although other pairs of the next one would lead nowhere', () => {
  const costs: PairCost[] = [{ most: 1, of: () => 0 }];
  const apart = new Set(['14', '41', '23', '32']);
  const mates = farSightedMatching(6, costs, (one, other) => !apart.has(nameOf([one, other])), 3);
  expect(mates).toEqual([1, 0, 4, 5, 2, 3]);
});
