import { expect, test } from 'vitest';
import { dayMatch as match, dayTables, givenDay, personOfDay } from '../testing/day.ts';
import { callTimes } from './call-times.ts';
import { minute } from '../durations.ts';
import { nextCallable, nextCalls } from './calls.ts';
import type { DayTable } from './day.ts';

const tables = (over: Readonly<Record<number, Partial<DayTable>>>): DayTable[] =>
  dayTables(4).map((table) => ({ ...table, ...over[table.number] }));

test.each<[why: string, day: Parameters<typeof givenDay>[0], calls: readonly string[]]>([
  ['nothing without matches', {}, []],
  ['in the order of the tables', { matches: [match('A1a1 a-b'), match('A1b2 c-d')] }, ['A1a1@1', 'A1b2@2']],
  [
    'in the order in which the tables fill',
    { matches: [match('A1a1 a-b')], tables: tables({ 3: { order: 0 } }) },
    ['A1a1@3'],
  ],
  ['not to a table that is taken', { matches: [match('B1a1@1 x-y!'), match('A1a1 a-b')] }, ['A1a1@2']],
  ['to the table it is planned for', { matches: [match('A1a1@3 a-b')] }, ['A1a1@3']],
  ['elsewhere if that is taken', { matches: [match('B1a1@3 x-y!'), match('A1a1@3 a-b')] }, ['A1a1@1']],
  ['only to the table a person chose', { matches: [match('B1a1@3 x-y!'), match('A1a1@3f a-b')] }, []],
  [
    'and that is kept for it',
    { matches: [match('A1a1 c-d'), match('A1b2@1f a-b')], tables: dayTables(1) },
    ['A1b2@1'],
  ],
  [
    'not to a table that a person chose for one that waits, while there is another',
    {
      matches: [match('B1a1@2 x-y!'), match('A1a1@1f x-b'), match('A1b2@1 c-d'), match('A1c3 e-f')],
      tables: dayTables(4),
    },
    ['A1b2@3', 'A1c3@4'],
  ],
  [
    'there, too, where no other is free',
    { matches: [match('B1a1@2 x-y!'), match('A1a1@1f x-b'), match('A1b2 c-d')], tables: dayTables(2) },
    ['A1b2@1'],
  ],
  [
    'there, too, once a call takes a player of the match it was chosen for',
    {
      matches: [match('A1a1 c-d', { fixedAt: 100 * minute }), match('A1a2@1f a-b'), match('A1a3@2f b-e')],
      tables: dayTables(2),
    },
    ['A1a2@1', 'A1a1@2'],
  ],
  [
    'nobody twice',
    { matches: [match('A1a1 a-b'), match('A1a2 a-c'), match('A1a3 d-e')] },
    ['A1a1@1', 'A1a3@2'],
  ],
  [
    'only to automatic tables in use',
    {
      matches: [match('A1a1 a-b')],
      tables: tables({ 1: { isAutomatic: false }, 2: { state: 'locked' }, 3: { state: 'outOfUse' } }),
    },
    ['A1a1@4'],
  ],
  [
    'to a locked table not even what a person fixed there',
    { matches: [match('A1a1@2f a-b')], tables: tables({ 2: { state: 'locked' } }) },
    [],
  ],
  [
    'with its umpire, who is then taken',
    {
      matches: [match('A1a1 a-b', { publishedUmpire: 'c' }), match('A1a2 c-d')],
      settings: { umpires: ['resting'] },
    },
    ['A1a1@1 (c)'],
  ],
  [
    'with an umpire whom no other match needs',
    {
      matches: [match('A1a1 a-b', { publishedUmpire: 'c' }), match('A1a2 c-d')],
      settings: { umpires: ['resting', 'volunteer'], volunteers: ['vic'] },
      tables: dayTables(2),
    },
    ['A1a1@1 (vic)', 'A1a2@2'],
  ],
  [
    'none of an open that people call',
    { matches: [match('A1a1 a-b'), match('A1b1@1f c-d')], settings: { isAutomatic: false } },
    [],
  ],
  [
    'to a table that is kept only while its match can be called',
    {
      matches: [match('A1a1@2 a-b'), match('A1b1@1f a-c'), match('A1c1 d-e')],
      tables: dayTables(2),
    },
    ['A1a1@2', 'A1c1@1'],
  ],
  [
    'a round together, the first of it too',
    {
      matches: [match('A1a1@3 a-b'), match('A1b1 c-d'), match('A1c2 e-f')],
      settings: { isRoundTogether: true },
    },
    ['A1a1@3', 'A1b1@2', 'A1c2@1'],
  ],
  [
    'beside its round where rounds are together',
    {
      matches: [match('A1a1@3 a-b!'), match('A1b1 c-d')],
      settings: { isRoundTogether: true },
    },
    ['A1b1@2'],
  ],
])('calls %s', (_why, day, calls) => {
  const written = nextCalls(givenDay(day)).map(
    ({ match: id, table, umpire }) => `${id}@${table}${umpire === null ? '' : ` (${umpire})`}`,
  );
  expect(written).toEqual(calls);
});

const minutes = (instant: number | null) => instant && instant / 60_000;
const rested = (id: string, until: number) => personOfDay(id, { playedUntil: until * minute, setsOfLast: 3 });

test.each<[why: string, day: Parameters<typeof givenDay>[0], next: number | null]>([
  ['no time without matches', {}, null],
  ['no time where nothing waits for one', { matches: [match('A1a1 a-b')] }, null],
  [
    'some minutes before the end of a rest',
    { matches: [match('A1a1 a-b')], people: [rested('a', 99)], settings: { rest: 10, callLead: 3 } },
    106,
  ],
  [
    'some minutes before a fixed time',
    { matches: [match('A1a1 a-b', { fixedAt: 120 * minute })], settings: { callLead: 3 } },
    117,
  ],
  [
    'some minutes before the time before which a match does not start',
    { matches: [match('A1a1 a-b', { notBefore: 120 * minute })], settings: { callLead: 3 } },
    117,
  ],
  [
    'the earliest of several matches',
    {
      matches: [match('A1a1 a-b', { notBefore: 111 * minute }), match('A1a2 c-d')],
      people: [rested('c', 100)],
      settings: { rest: 10, callLead: 3 },
    },
    107,
  ],
  [
    'the latest of what one waits for',
    { matches: [match('A1a1 a-b', { notBefore: 130 * minute })], people: [rested('a', 99)] },
    127,
  ],
  [
    'no time for an open that people call',
    { matches: [match('A1a1 a-b', { notBefore: 120 * minute })], settings: { isAutomatic: false } },
    null,
  ],
])('a day is looked at again at %s', (_why, day, next) => {
  expect(minutes(nextCallable(givenDay(day)))).toBe(next);
});

test.each<[why: string, made: Parameters<typeof callTimes>[0], next: number | null, walkover: number | null]>(
  [
    ['the second after the first', [0, null, null], 3, null],
    ['the third after the second', [0, 3 * 60_000, null], 5, null],
    // Whoever heard a late second call has as long to come as anybody else.
    ['the third as long after a late second as the open says', [0, 4 * 60_000, null], 6, null],
    ['each by the minutes of a clock, whatever the second', [30_000, null, null], 3, null],
    ['the third by the minute of a late second', [0, 4.5 * 60_000, null], 6, null],
    ['no earlier third after a second that was early', [0, 60_000, null], 5, null],
    ['its walkover after the third that a late second put off', [0, 6 * 60_000, 7 * 60_000], null, 10],
    ['nothing but a walkover after the third', [0, 3 * 60_000, 5 * 60_000], null, 7],
    ['time to come after a late third call', [0, 3 * 60_000, 9 * 60_000], null, 11],
    ['none of that time is taken by a third call that was early', [0, 60_000, 2 * 60_000], null, 7],
  ],
)('a match is given %s', (_why, made, next, walkover) => {
  const times = callTimes(made, { calls: [0, 3, 5] });
  expect([minutes(times.next), minutes(times.walkover)]).toEqual([next, walkover]);
});
