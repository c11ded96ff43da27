import type { Day, Match, Open, Phase, QueueRow } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenDay, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
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
  attentionTo({ open: open(), phases: [], matches: [], now, day: undefined, ...seen }).map(
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
    day: undefined,
  });
  expect(found).toMatchObject([{ kind: 'slowGroup', group: { name: 'B' } }]);
});

describe('free tables', () => {
  const inHall = open({ _id: 'open', venue: { tables: 3 } });
  const [one, other, ofOthers] = [
    givenDayMatch({ _id: 'one' }),
    givenDayMatch({ _id: 'other' }),
    givenDayMatch({ _id: 'theirs', open_id: 'singles' }),
  ] as const;
  const row = (match_id: string, table?: number): QueueRow => ({
    match_id,
    ready: true,
    waits: [],
    why: null,
    ...(table !== undefined && { table }),
  });
  const day = (tables: readonly (string | null)[], ...queue: QueueRow[]) =>
    givenDay({
      tables: tables.map((match_id, index) => givenDayTable(index + 1, match_id)),
      matches: [one, other, ofOthers],
      queue,
    });
  const playing = { ...row('one'), ready: false, waits: [{ code: 'playing' as const }] };

  test.each<[string, Day | undefined, string[]]>([
    ['one is free for a match', day(['x', 'x', null], row('one', 3)), ['one']],
    ['its players play in another open', day([null, null, 'theirs'], playing, row('other', 1)), ['other']],
    ['everybody plays in another open', day([null, null, 'theirs'], playing), []],
    ['another open has them all', day(['x', 'x', 'theirs'], row('one')), []],
    ['another open comes first', day(['x', 'x', null], row('theirs', 3), row('one')), []],
    ['the day is not read', undefined, []],
  ])('%s', (_, read, expected) => {
    const matches = [match('García', 'Pérez')];
    const found = attentionTo({ open: inHall, phases: [], matches, now, day: read });
    expect(found.flatMap((it) => (it.kind === 'freeTables' ? [it.match._id] : []))).toEqual(expected);
  });

  test('are counted but for those that are locked or out of use', () => {
    const known = day([null, null, null], row('one', 1));
    const tables = known.tables.map((table, index) =>
      index === 1 ? { ...table, state: 'locked' as const } : table,
    );
    const found = attentionTo({ open: inHall, phases: [], matches: [], now, day: { ...known, tables } });
    expect(found).toMatchObject([{ kind: 'freeTables', tables: 2 }]);
  });
});
