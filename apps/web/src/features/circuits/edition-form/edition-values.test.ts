import type { Edition } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  defaultSystem,
  editionSchema,
  formula,
  formulaOf,
  newEdition,
  tableOf,
  type Formula,
} from './edition-values.ts';

const exponential: Formula = { type: 'exponential', positions: 4, first: 2000, decay: 0.85 };

describe('a new edition', () => {
  test('has the defaults of the specification: four positions, 2000 for the first, exponential, decay 0.85', () => {
    const { formula, ranking_system } = newEdition(undefined);
    expect(formula).toEqual(exponential);
    expect(ranking_system.pointsDistribution.map(({ points }) => points)).toEqual([2000, 1700, 1445, 1228]);
  });

  test.each([
    ['2026-08-31', '2026-09-01', '2027-08-31'],
    ['2028-02-29', '2028-03-01', '2029-02-28'],
    ['2026-12-31', '2027-01-01', '2027-12-31'],
  ])('follows the one that ends on %s, and pays the same', (date_end, from, to) => {
    const system = { ...defaultSystem, bonusPointsForAttendance: 50 };
    const {
      date_start,
      date_end: end,
      ranking_system,
    } = newEdition({
      date_end,
      ranking_system: system,
    } as Edition);
    expect([date_start, end, ranking_system]).toEqual([from, to, system]);
  });
});

describe('a table of points', () => {
  test.each<[string, Formula]>([
    ['exponential', exponential],
    ['linear', { type: 'linear', positions: 10, first: 100, decay: 0.85 }],
  ])('of an %s formula gives the formula back', (_, formula) => {
    expect(formulaOf(tableOf(formula, []))).toEqual(formula);
  });

  test('that follows no formula is one by hand', () => {
    const rows = [100, 20, 19, 1].map((points, index) => ({ position: index + 1, points }));
    expect(formulaOf(rows)).toMatchObject({ type: 'custom', positions: 4, first: 100 });
  });

  test('by hand keeps its rows when it gets longer or shorter', () => {
    const rows = [100, 20].map((points, index) => ({ position: index + 1, points }));
    const custom = { ...exponential, type: 'custom' } as const;
    expect(tableOf({ ...custom, positions: 3 }, rows)).toEqual([...rows, { position: 3, points: 20 }]);
    expect(tableOf({ ...custom, positions: 1 }, rows)).toEqual([rows[0]]);
    expect(tableOf({ ...custom, positions: 1 }, [])).toEqual([{ position: 1, points: 2000 }]);
  });

  test.each([[[]], [[{ position: 1, points: 0 }]], [[{ position: 3, points: 0.5 }]]])(
    '%j leaves a formula that the form accepts',
    (rows) => {
      expect(formula.safeParse(formulaOf(rows)).success).toBe(true);
    },
  );

  test.each([[0], [0.5], [-1]])('a position that earns %s points is refused at its row', (points) => {
    const rows = [
      { position: 1, points: 10 },
      { position: 2, points },
    ];
    const values = {
      name: 'X',
      date_start: '2027-01-01',
      date_end: '2027-12-31',
      ranking_system: { ...defaultSystem, pointsDistribution: rows },
      formula: formulaOf(rows),
    };
    const paths = editionSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.'));
    expect(new Set(paths)).toEqual(new Set(['ranking_system.pointsDistribution.1.points']));
  });
});

test('the formula never reaches the API’s part of the values', () => {
  const rows = [...tableOf(exponential, [])];
  const parsed = editionSchema.parse({
    name: 'X',
    date_start: '2027-01-01',
    date_end: '2027-12-31',
    ranking_system: { ...defaultSystem, pointsDistribution: rows },
    formula: exponential,
  });
  const body = bodyOf(parsed);
  expect(Object.keys(body).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'date_end',
    'date_start',
    'name',
    'ranking_system',
  ]);
});
