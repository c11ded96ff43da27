import type { Day, QueueRow } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenDay, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { asInterval } from '../times/interval.ts';
import { callsAtOnce, nextRow } from './next-row.ts';

const row = (match_id: string, ready: boolean): QueueRow => ({
  match_id,
  ready,
  waits: ready ? [] : [{ code: 'playing', person: 'Ana Gil', table: 1 }],
  why: null,
});
const instant = (time: string) => {
  const likely = `2026-11-28T${time}:00Z`;
  return { earliest: likely, likely, latest: likely };
};

const [ours] = givenDay({}).opens;
const rights = { ...ours!, name: 'Open' };

/** Two tables of which one is free; `a` rests, `b` can be called, and `c` too, in an open that people call. */
const day = (of: Partial<Day> = {}): Day =>
  givenDay({
    automatic: true,
    opens: [rights, { ...rights, _id: 'by hand', automatic: false }],
    matches: [
      givenDayMatch({ _id: 'a' }),
      givenDayMatch({ _id: 'b' }),
      givenDayMatch({ _id: 'c', open_id: 'by hand' }),
      givenDayMatch({ _id: 'on', state: 'inPlay', table: 1 }),
    ],
    tables: [givenDayTable(1, 'on'), givenDayTable(2)],
    queue: [row('c', true), row('b', true), row('a', false)],
    ...of,
  });
const taken = [givenDayTable(1, 'on'), { ...givenDayTable(2), state: 'locked' as const }];
const byHand = [givenDayTable(1, 'on'), { ...givenDayTable(2), automatic: false }];

test.each<[why: string, of: Partial<Day>, starts: Readonly<Record<string, string>>, next: string]>([
  ['now the first that the day can call', {}, { a: '10:01', b: '10:20' }, 'b now'],
  ['now the first that can be called, where people call', { automatic: false }, {}, 'c now'],
  [
    'the first that can be called, while no table is free, though another is expected earlier',
    { tables: taken },
    { a: '10:10 0.6', b: '10:12 0.3' },
    'b',
  ],
  [
    'another only where it is as good as sure to overtake that',
    { tables: taken },
    { a: '10:10 0.8', b: '10:12 0.2' },
    'a',
  ],
  [
    'the first as the queue is shown, where all wait',
    { tables: taken, queue: [row('c', false), row('b', false), row('a', false)] },
    { a: '10:10 0.3', b: '10:12 0.5' },
    'a',
  ],
  [
    'another only where it is as good as sure to be before that, where all wait',
    { tables: taken, queue: [row('c', false), row('b', false), row('a', false)] },
    { a: '10:10 0.2', b: '10:12 0.8' },
    'b',
  ],
  ['the first of the queue, before anything is known', { tables: taken }, {}, 'b'],
  [
    'the first that can be called, while the chances are estimated anew',
    { tables: taken },
    { a: '10:10 ?', b: '10:12 ?' },
    'b',
  ],
  [
    'not now, where the only free table is left to people',
    { tables: byHand },
    { a: '10:12', b: '10:10' },
    'b',
  ],
  ['now, on a table that is left to people where all are', { tables: byHand, automatic: false }, {}, 'c now'],
  ['nothing of an open that people call', { queue: [row('c', true)] }, {}, 'nothing'],
])('next comes %s', (_why, of, starts, expected) => {
  const timeOf = (id: string) => starts[id]?.split(' ')[0];
  const next = nextRow(
    day(of),
    (id) => {
      const [time, chance = '0'] = starts[id]?.split(' ') ?? [];
      if (time === undefined) return undefined;
      return { start: instant(time), ...(chance !== '?' && { next: Number(chance) }) };
    },
    (id) => asInterval(timeOf(id) === undefined ? null : instant(timeOf(id) ?? '')),
  );
  expect(next ? `${next.row.match_id}${next.isNow ? ' now' : ''}` : 'nothing').toBe(expected);
});

test('of two that are as surely first, it is the first row as the queue is shown', () => {
  const of = day({ tables: taken, queue: [row('c', false), row('b', false), row('a', false)] });
  const starts: Readonly<Record<string, string>> = { a: '10:10', b: '10:11' };
  const startOf = (id: string) => instant(starts[id] ?? '10:40');
  const next = nextRow(
    of,
    (id) => ({ start: instant('10:10'), next: id === 'c' ? 0 : 1 }),
    (id) => asInterval(startOf(id)),
  );
  expect(next?.row.match_id).toBe('a');
});

test('where all wait, it is the first row, also while the hour of that is estimated anew', () => {
  const of = day({ tables: taken, queue: [row('c', false), row('b', false), row('a', false)] });
  const start = instant('10:10');
  const next = nextRow(
    of,
    (id) => ({ start: id === 'a' ? null : instant('10:12') }),
    (id) => asInterval(id === 'a' ? start : instant('10:12')),
  );
  expect(next?.row.match_id).toBe('a');
});

test.each<[what: string, of: Partial<Day>, calls: number]>([
  ['the matches that can be called, of opens that take part', {}, 1],
  ['the tables that are free and fill by themselves', { tables: byHand }, 0],
  ['the free tables, if fewer', { queue: [row('b', true), row('a', true)] }, 1],
  ['nothing that waits', { queue: [row('a', false)] }, 0],
])('at once a day would call at most %s', (_what, of, calls) => {
  expect(callsAtOnce(day({ automatic: false, ...of }))).toBe(calls);
});
