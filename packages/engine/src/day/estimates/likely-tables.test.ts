import { expect, test } from 'vitest';
import { randomFrom } from '../../random.ts';
import { dayMatch as match, dayTables, givenDay, personOfDay } from '../../testing/day.ts';
import { nextCalls } from '../calls.ts';
import type { Day } from '../day.ts';
import { estimateDay } from './estimate.ts';
import { likelyTables } from './likely-tables.ts';

const minute = 60_000;
const estimate = (day: Day) => estimateDay(day, randomFrom('tables'));

/** The next calls, one after the other, as a server makes them. */
function callsOf(day: Day): readonly string[] {
  const [next] = nextCalls(day);
  if (next === undefined) return [];
  const matches = day.matches.map((one) =>
    one.id === next.match ? { ...one, table: next.table, umpire: next.umpire, calledAt: day.now } : one,
  );
  return [`${next.match}@${next.table}`, ...callsOf({ ...day, matches })];
}

const rested = (id: string, until: number) => personOfDay(id, { playedUntil: until * minute, setsOfLast: 3 });

test.each<[why: string, day: Parameters<typeof givenDay>[0]]>([
  [
    'in the order of the queue, whatever that of the matches',
    { matches: [match('A1a3 a-b'), match('A1a2 c-d'), match('A1a1 e-f')] },
  ],
  [
    'of the tables that fill first',
    {
      matches: [match('A1a1 a-b'), match('A1b1 c-d')],
      tables: dayTables(4).map((table) => ({ ...table, order: 9 - table.number })),
    },
  ],
  ['where it is planned', { matches: [match('A1a1@3 a-b'), match('A1b1@1 c-d'), match('A1c1@3 e-f')] }],
  ['that a person chose', { matches: [match('A1a1 a-b'), match('A1b1@1f c-d'), match('A1c1@4f e-f')] }],
  [
    'next to its round',
    {
      matches: [match('A1a1@3 a-b!'), match('A1b1 c-d'), match('A1c1 e-f')],
      settings: { isRoundTogether: true },
    },
  ],
  [
    'that no umpire is kept from',
    {
      matches: [match('A1a1 a-b', { publishedUmpire: 'c' }), match('A1a2 c-d'), match('A1b1 e-f')],
      settings: { umpires: ['resting'] },
    },
  ],
  [
    'that is automatic',
    {
      matches: [match('A1a1 a-b'), match('A1b1 c-d')],
      tables: dayTables(4).map((table) => ({ ...table, isAutomatic: table.number > 2 })),
    },
  ],
  [
    'while somebody rests',
    { matches: [match('A1a1 a-b'), match('A1b1 c-d'), match('A1c1 e-f')], people: [rested('a', 99)] },
  ],
])('the table that is named is the one that automatic calling takes: %s', (_why, of) => {
  const day = givenDay(of);
  const likely = likelyTables(day, estimate(day));
  const calls = callsOf(day);
  expect(calls.length).toBeGreaterThan(1);
  const named = calls
    .map((call) => call.split('@')[0] ?? '')
    .map((id) => `${id}@${likely.get(id)?.soon.join()}`);
  expect(named).toEqual(calls);
  expect(nextCalls(day).map((call) => `${call.match}@${call.table}`)).toEqual(calls);
});

test('of two tables that come free at the same time both are named, in the order in which they are likely, and none of a match later on', () => {
  const day = givenDay({
    tables: dayTables(2),
    matches: [
      match('A1a1@1 a-b!', { startedAt: 90 * minute, calledAt: 87 * minute }),
      match('A1b1@2 c-d!', { startedAt: 90 * minute, calledAt: 87 * minute }),
      match('A1c1 e-f'),
      match('A1d1 g-h'),
      match('A1c5 e-g'),
    ],
  });
  // Of twenty runs chance alone may give one table most; with this randomness it does not.
  const likely = likelyTables(day, estimateDay(day, randomFrom('3')));
  expect(new Set(likely.get('A1c1')?.soon)).toEqual(new Set([1, 2]));
  expect(likely.get('A1c1')?.soon[0]).toBe(likely.get('A1c1')?.table);
  expect(likely.get('A1c5')?.soon).toEqual([]);
});

test('a table that comes free long before the others is named alone', () => {
  const set = { a: 11, b: 5 };
  const day = givenDay({
    tables: dayTables(2),
    matches: [
      match('A1a1@1 a-b!', { startedAt: 98 * minute, calledAt: 95 * minute }),
      match('A1b1@2 c-d!', {
        startedAt: 82 * minute,
        calledAt: 79 * minute,
        sets: [set, set, { a: 10, b: 2 }],
      }),
      match('A1c1 e-f'),
    ],
  });
  expect(likelyTables(day, estimate(day)).get('A1c1')).toEqual({ table: 2, soon: [2] });
});
