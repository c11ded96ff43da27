import { expect, test } from 'vitest';
import { atTables } from './at-tables.ts';

type Match = Parameters<typeof atTables>[0]['matches'][number];

const given = (id: string, of: Partial<Match> = {}): Match => ({
  id,
  table: 1,
  state: 'enrolled',
  isCalled: false,
  startedAt: null,
  finishedAt: null,
  ...of,
});
const called = (id: string) => given(id, { isCalled: true });
const inPlay = (id: string, startedAt: number, of: Partial<Match> = {}) =>
  given(id, { state: 'inPlay', startedAt, ...of });

test.each<[string, Match[], string | undefined]>([
  ['nothing', [given('a')], undefined],
  ['what is called', [called('a')], 'a'],
  ['what is in play, before what is called', [called('a'), inPlay('b', 5)], 'b'],
  ['of two in play the first', [inPlay('late', 9), inPlay('early', 5)], 'early'],
  [
    'of two in play the one that was called',
    [inPlay('early', 5), inPlay('called', 9, { isCalled: true })],
    'called',
  ],
  ['only what is at it', [inPlay('a', 5, { table: 2 })], undefined],
])('a table has %s', (_, matches, taken) => {
  expect(atTables({ calls: [], matches })(1).taken?.id).toBe(taken);
});
