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
