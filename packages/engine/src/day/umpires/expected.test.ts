import { expect, test } from 'vitest';
import { dayMatch as match, dayTables, givenDay } from '../../testing/day.ts';
import { orderQueue } from '../queue.ts';
import type { UmpireRule } from '../settings.ts';

const group = [
  match('A1a1 ana-bea', { publishedUmpire: 'cai' }),
  match('A1a2 cai-dan', { publishedUmpire: 'ana' }),
];

/** Who is expected to umpire each match of the queue, in its order. */
const expected = (umpires: readonly UmpireRule[], matches = group, tables = dayTables(3)) =>
  orderQueue(givenDay({ matches, tables, settings: { umpires } })).map(
    ({ match: { id }, expectedUmpire }) => `${id} ${expectedUmpire}`,
  );

test('each match that can be called says who would umpire it, and nobody is said of two', () => {
  const other = match('A1b1 eva-fay', { publishedUmpire: 'gil' });
  expect(expected(['resting'], [...group, other])).toEqual(['A1a1 cai', 'A1b1 gil', 'A1a2 null']);
});

test('one that waits does not, nor one without a rule', () => {
  const onTable = match('A1a3 ana-eva', { state: 'inPlay', table: 1, startedAt: 0 });
  expect(expected(['resting'], [...group, onTable])).toEqual(['A1a2 bea', 'A1a1 null']);
  expect(expected(['none'])).toEqual(['A1a1 null', 'A1a2 null']);
});

test('while no table is free, the first that can be called says it', () => {
  const other = match('A1b1 eva-fay', { publishedUmpire: 'gil' });
  expect(expected(['resting'], [...group, other], [])).toEqual(['A1a1 cai', 'A1b1 null', 'A1a2 null']);
});

/** Where each match of the queue would be called now, in its order. */
const tablesIn = (day: Parameters<typeof givenDay>[0]) =>
  orderQueue(givenDay(day)).map(({ match: { id }, expectedTable }) => `${id} ${expectedTable}`);

const three = [match('A1a1 ana-bea'), match('A1b1 cai-dan'), match('A1c1 eva-fay')];
const byHand = { isAutomatic: false } as const;

test.each<[why: string, day: Parameters<typeof givenDay>[0], expected: string[]]>([
  [
    'of the tables that are free, in the order in which they fill',
    { ...byHand, tables: dayTables(2), matches: three },
    ['A1a1 1', 'A1b1 2', 'A1c1 null'],
  ],
  [
    'the next one, once another has taken the first',
    { ...byHand, tables: dayTables(2), matches: [match('A1z9@1 x-y c'), ...three] },
    ['A1a1 2', 'A1b1 null', 'A1c1 null'],
  ],
  [
    'none while none is free',
    { ...byHand, tables: [], matches: three },
    ['A1a1 null', 'A1b1 null', 'A1c1 null'],
  ],
  [
    'none of a match that waits',
    { ...byHand, matches: [match('A1z9@1 ana-y c'), match('A1a1 ana-bea')] },
    ['A1a1 null'],
  ],
  [
    'the one that a person fixed, which others leave to it',
    { ...byHand, tables: dayTables(3), matches: [match('A1a1 ana-bea'), match('A1b1@1f cai-dan')] },
    ['A1a1 2', 'A1b1 1'],
  ],
  [
    'by itself on an automatic day, a table that it fills, and none that is left to people',
    { tables: dayTables(2).map((table) => ({ ...table, isAutomatic: table.number === 2 })), matches: three },
    ['A1a1 2', 'A1b1 null', 'A1c1 null'],
  ],
])('a match that can be called says which table it takes now: %s', (_why, day, expected) => {
  expect(tablesIn(day)).toEqual(expected);
});

test('what an automatic day leaves to people takes a table that is left', () => {
  const day = givenDay({ matches: [match('A1a1 ana-bea'), match('B1a1 cai-dan')], tables: dayTables(2) });
  const settings = new Map(
    [...day.settings].map(([open, of]) => [open, { ...of, isAutomatic: open === 'B' }]),
  );
  const rows = orderQueue({ ...day, settings });
  expect(rows.map(({ match: { id }, expectedTable }) => `${id} ${expectedTable}`)).toEqual([
    'A1a1 2',
    'B1a1 1',
  ]);
});

test('somebody of an automatic open and of one called by people is expected at one table', () => {
  const day = givenDay({ matches: [match('A1a1 ana-bea'), match('B1a1 ana-dan')], tables: dayTables(2) });
  const settings = new Map(
    [...day.settings].map(([open, of]) => [open, { ...of, isAutomatic: open === 'B' }]),
  );
  const rows = orderQueue({ ...day, settings });
  expect(Object.fromEntries(rows.map(({ match: { id }, expectedTable }) => [id, expectedTable]))).toEqual({
    A1a1: null,
    B1a1: 1,
  });
});

test('of many that can be called the first ten say their table, whatever is free', () => {
  const matches = Array.from({ length: 20 }, (_, at) => match(`A1a${at + 1} one${at}-two${at}`));
  const day = { matches, tables: dayTables(20) };
  const named = [...Array.from({ length: 10 }, (_, at) => at + 1), ...Array.from({ length: 10 }, () => null)];
  for (const kind of [{}, byHand])
    expect(orderQueue(givenDay({ ...day, ...kind })).map(({ expectedTable }) => expectedTable)).toEqual(
      named,
    );
});
