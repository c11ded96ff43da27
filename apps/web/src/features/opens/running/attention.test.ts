import type { Match, Open, Phase } from '@topspin/contract';
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
  attentionTo({ open: open(), phases: [], matches: [], now, ...seen }).map(({ kind }) => kind);

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
  });
  expect(found).toMatchObject([{ kind: 'slowGroup', group: { name: 'B' } }]);
});

describe('free tables', () => {
  const venue = (tables: number) => open({ venue: { tables } });
  const playing = match('a', 'b', { state: 'inPlay', table: 1 });

  test.each([
    { name: 'none is free', tables: 1, next: match('c', 'd'), expected: [] },
    { name: 'one is free', tables: 2, next: match('c', 'd'), expected: ['freeTables'] },
    { name: 'a player still plays', tables: 2, next: match('a', 'c'), expected: [] },
    { name: 'its table is taken', tables: 2, next: match('c', 'd', { table: 1 }), expected: [] },
    { name: 'nobody is known yet', tables: 2, next: match('c', 'd', { state: 'waiting' }), expected: [] },
  ])('$name', ({ tables, next, expected }) => {
    expect(kinds({ open: venue(tables), matches: [playing, next] })).toEqual(expected);
  });
});
