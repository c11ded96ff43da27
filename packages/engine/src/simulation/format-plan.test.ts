import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRatingSettings as settings } from '../rating/settings.ts';
import { runs as cases } from '../testing/runs.ts';
import { planFormat } from './format-plan.ts';
import type { FormatPlan, FormatToPlan } from './format-plan.ts';
import type { OpenFormat } from './open/format.ts';

const groups = { size: 4, qualifiers: 2, bestOf: 5 } as const;
const knockout = { bestOf: 5, thirdPlace: false } as const;
const inGroups: OpenFormat = { groups, knockout };
const filled: OpenFormat = { groups: { ...groups, fills: true }, knockout };
const straight: OpenFormat = { groups: null, knockout };
const swiss = (rounds: number, qualifiers = 0): OpenFormat => ({
  groups: null,
  swiss: { rounds, qualifiers, bestOf: 5 },
  knockout,
});

const plan = (changes: Partial<FormatToPlan>, runs = 40, seed = 'x'): FormatPlan => {
  const toPlan = { players: 16, tables: 4, spread: 600, format: inGroups, settings, ...changes };
  const last = [...planFormat(toPlan, { runs, seed })].at(-1);
  if (last === undefined) throw new Error('no run');
  return last.plan();
};

describe('the plan of a format', () => {
  it.each<[string, number, OpenFormat, number, number, number]>([
    ['4 groups of 4, two of each go on', 16, inGroups, 4 * 6 + 7, 3, 6],
    [
      'the same with a match for third place',
      16,
      { groups, knockout: { ...knockout, thirdPlace: true } },
      32,
      3,
      6,
    ],
    ['6 groups of 4, two of each go on', 24, inGroups, 6 * 6 + 11, 3, 7],
    ['6 groups of 4, whose best thirds fill the draw of 16', 24, filled, 6 * 6 + 15, 3, 7],
    ['one group, whose others fill nothing', 4, filled, 6 + 1, 3, 4],
    ['a knockout of 16', 16, straight, 15, 1, 4],
    ['a knockout of 5, with byes', 5, straight, 4, 1, 3],
    [
      'one group, its winner is the champion',
      4,
      { ...inGroups, groups: { ...groups, qualifiers: 1 } },
      6,
      3,
      3,
    ],
    ['6 Swiss rounds of 16', 16, swiss(6), 6 * 8, 6, 6],
    ['3 Swiss rounds of 5, with byes', 5, swiss(3), 3 * 2, 2, 3],
    ['6 Swiss rounds of 16, of whom 4 go on', 16, swiss(6, 4), 6 * 8 + 3, 6, 8],
  ])('counts the matches of %s', (_, players, format, matches, fewest, most) => {
    const planned = plan({ players, format });
    expect(planned).toMatchObject({ matches, matchesEach: { fewest, most } });
    expect(planned.matchesEach.mean).toBeCloseTo((2 * matches) / players);
  });

  it.each<[string, number, OpenFormat, number]>([
    ['a knockout of 5', 5, straight, 3],
    ['a knockout of 8', 8, straight, 0],
    ['6 groups, two of each go on', 24, inGroups, 4],
    ['the same with a draw that is filled', 24, filled, 0],
    ['Swiss rounds of 9', 9, swiss(4), 4],
    ['Swiss rounds of 10', 10, swiss(4), 0],
    ['Swiss rounds of 9, of whom 6 go on', 9, swiss(4, 6), 4 + 2],
  ])('counts the byes of %s', (_, players, format, byes) => {
    expect(plan({ players, format }, 5).byes).toBe(byes);
  });

  it('says how long players rest between two matches: less on more tables, and nothing after the only one', () => {
    const { rest } = plan({ tables: 2 });
    expect(plan({ tables: 8 }).rest).toBeLessThan(rest);
    expect(plan({ tables: 1 }).rest).toBeGreaterThan(rest);
    expect(plan({ players: 2, format: straight }).rest).toBe(0);
  });

  it('has the Swiss system find the best more often than a knockout does', () => {
    const chance = (format: OpenFormat): number => plan({ format, spread: 300 }, 400).bestWins;
    expect(chance(swiss(6))).toBeGreaterThan(chance(straight));
  });

  it('knows what a director knows: 31 matches of best of 5 on four tables fill an afternoon', () => {
    const { minutes } = plan({}, 200);
    expect(minutes.median).toBeGreaterThan(180);
    expect(minutes.median).toBeLessThan(300);
    expect(minutes.low).toBeLessThan(minutes.median);
    expect(minutes.high).toBeGreaterThan(minutes.median);
  });

  it('lets the best win more often in longer matches, and every n-th time among equals', () => {
    const of = (bestOf: 3 | 5 | 7): OpenFormat => ({ groups: null, knockout: { bestOf, thirdPlace: false } });
    expect(plan({ players: 8, spread: 0, format: of(3) }, 1000).bestWins).toBeCloseTo(1 / 8, 1);
    expect(plan({ format: of(7) }, 1000).bestWins).toBeGreaterThan(plan({ format: of(3) }, 1000).bestWins);
    expect(plan({ spread: 9000 }).bestWins).toBeGreaterThan(0.9);
  });

  it('is the same again from the same seed', () => {
    expect(plan({})).toEqual(plan({}));
    expect(plan({}, 40, 'y').minutes).not.toEqual(plan({}).minutes);
  });

  it('never takes less time than its matches fill the tables, nor more than they take one after the other', () => {
    const fromGroups = fc.record({
      groups: fc.option(
        fc.record({
          size: fc.integer({ min: 3, max: 8 }),
          qualifiers: fc.integer({ min: 1, max: 3 }),
          bestOf: fc.constantFrom(3 as const, 5 as const, 7 as const),
        }),
      ),
      knockout: fc.record({ bestOf: fc.constantFrom(3 as const, 5 as const), thirdPlace: fc.boolean() }),
    });
    const fromSwiss = fc
      .record({ rounds: fc.integer({ min: 1, max: 6 }), qualifiers: fc.integer({ min: 0, max: 8 }) })
      .map(({ rounds, qualifiers }) => swiss(rounds, qualifiers));
    const format: fc.Arbitrary<OpenFormat> = fc.oneof(fromGroups, fromSwiss);
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        format,
        fc.string(),
        (players, tables, format, seed) => {
          const onOne = plan({ players, tables: 1, format }, 1, seed);
          const onSome = plan({ players, tables, format }, 1, seed);
          expect(onSome.matches).toBe(onOne.matches);
          expect(onSome.minutes.median).toBeLessThan(onOne.minutes.median + 1e-6);
          expect(onSome.minutes.median * tables).toBeGreaterThan(onOne.minutes.median - 1e-6);
          expect(onSome.matchesEach.fewest).toBeGreaterThanOrEqual(format.swiss && players % 2 === 1 ? 0 : 1);
        },
      ),
      { numRuns: cases / 5 },
    );
  });
});
