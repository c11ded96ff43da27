import { expect, test } from 'vitest';
import { atTables } from './at-tables.ts';
import type { DayRows, MatchOfDay } from './rows.ts';

const given = (id: string, of: Partial<MatchOfDay>) =>
  ({ id, table: 1, isCalled: false, finishedAt: null, ...of }) as MatchOfDay;
const inPlay = (id: string, startedAt: number, of: Partial<MatchOfDay> = {}) =>
  given(id, { state: 'inPlay', startedAt, ...of });
const takenBy = (...matches: MatchOfDay[]) => {
  const rows: Pick<DayRows, 'calls' | 'matches'> = { calls: [], matches };
  return atTables(rows)(1).taken?.id;
};

test.each<[string, MatchOfDay[], string | undefined]>([
  ['nothing', [given('a', { state: 'enrolled' })], undefined],
  ['what is called', [given('a', { state: 'enrolled', isCalled: true })], 'a'],
  [
    'what is in play, before what is called',
    [given('a', { state: 'enrolled', isCalled: true }), inPlay('b', 5)],
    'b',
  ],
  ['of two in play the first', [inPlay('late', 9), inPlay('early', 5)], 'early'],
  [
    'of two in play the one that was called',
    [inPlay('early', 5), inPlay('called', 9, { isCalled: true })],
    'called',
  ],
  ['only what is at it', [inPlay('a', 5, { table: 2 })], undefined],
])('a table has %s', (_, matches, taken) => {
  expect(takenBy(...matches)).toBe(taken);
});
