import type { FreeTables, Match, Open, Phase } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { attentionTo } from './attention.ts';

const at = (time: string) => `2026-11-28T${time}:00Z`;
const now = Date.parse(at('12:00'));
const open = (over: object = {}) =>
  ({ state: 'active', date_start: at('10:00'), date_end: at('20:00'), venue: null, ...over }) as Open;
const person = (name: string) => ({ _id: name, name });
const match = (a: string, b: string, over: object = {}) =>
  ({
    _id: a + b,
    state: 'enrolled',
    a: person(a),
    b: person(b),
    table: null,
    started_at: null,
    ...over,
  }) as Match;
const group = (name: string, done: number) => ({ _id: name, name, matches: 6, matches_finished: done });
const phase = (...groups: readonly object[]) =>
  ({ _id: 'p', type: 'groups', state: 'matches', groups }) as unknown as Phase;
const kinds = (seen: Partial<Parameters<typeof attentionTo>[0]>) =>
  attentionTo({ open: open(), phases: [], matches: [], now, free: undefined, ...seen }).map(
    ({ kind }) => kind,
  );

describe('lateness', () => {
  test.each([
    { state: 'registrationClosed', start: '10:00', end: '20:00', expected: ['lateStart'] },
    { state: 'reception', start: '11:59', end: '20:00', expected: ['lateStart'] },
    { state: 'reception', start: '12:30', end: '20:00', expected: [] },
    { state: 'active', start: '10:00', end: '20:00', expected: [] },
    { state: 'active', start: '09:00', end: '11:00', expected: ['lateEnd'] },
  ])('of an open $state from $start to $end is $expected', ({ state, start, end, expected }) => {
    expect(kinds({ open: open({ state, date_start: at(start), date_end: at(end) }) })).toEqual(expected);
  });
});

test.each([
  { began: '11:20', expected: [] },
  { began: '11:15', expected: ['longMatch'] },
])('a match that began at $began is $expected at noon', ({ began, expected }) => {
  const matches = [match('a', 'b', { state: 'inPlay', started_at: at(began) })];
  expect(kinds({ matches })).toEqual(expected);
});

test.each([
  { done: [2, 3, 2], expected: [] },
  { done: [4, 2, 3], expected: ['slowGroup'] },
  { done: [0, 0, 0], expected: [] },
])('groups with $done matches played: $expected', ({ done, expected }) => {
  expect(kinds({ phases: [phase(...done.map((count, index) => group(String(index), count)))] })).toEqual(
    expected,
  );
});

test('the slow group is the one furthest behind', () => {
  const found = attentionTo({
    open: open(),
    phases: [phase(group('A', 5), group('B', 1))],
    matches: [],
    now,
    free: undefined,
  });
  expect(found).toMatchObject([{ kind: 'slowGroup', group: { name: 'B' } }]);
});

describe('free tables', () => {
  const next = { _id: 'one', a: { name: 'García' }, b: { name: 'Pérez' } };

  test.each<[string, Pick<FreeTables, 'tables' | 'match'> | undefined, object[]]>([
    ['some are, for a match', { tables: 2, match: next }, [{ kind: 'freeTables', tables: 2, match: next }]],
    ['for none of its matches', { tables: 2, match: null }, []],
    ['nothing is read', undefined, []],
  ])('%s', (_, free, expected) => {
    expect(attentionTo({ open: open(), phases: [], matches: [], now, free })).toEqual(expected);
  });
});
