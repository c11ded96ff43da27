import { expect, test } from 'vitest';
import type { Item } from '#lib/outbox/item.ts';
import {
  givenDay,
  givenDayCall,
  givenDayMatch,
  givenDayTable,
  givenPair,
} from '../../../testing/given-day.ts';
import { absentIn } from '../absences/absent.ts';
import { type CallingAct, callingItem } from './calling-item.ts';
import { withCalls } from './with-calls.ts';

const waitingSince = Date.parse('2026-11-28T10:00:00Z');
const row = (match_id: string) => ({ match_id, ready: true, waits: [], why: null });
const day = givenDay({
  tables: [givenDayTable(1, 'm1'), givenDayTable(2)],
  queue: [row('m2'), row('m3')],
  calls: [givenDayCall({ _id: 'c', match_id: 'm1', table: 1 }, 1)],
});

/** The day in words, with what waits done to it. */
function shown(...acts: readonly CallingAct[]): string {
  const waiting = acts.map((act): Item => ({
    ...callingItem(day, act, 'whom'),
    owner: 'organiser',
    device: 'device',
    at: waitingSince,
  }));
  const { tables, queue, calls } = withCalls(day, waiting);
  const called = calls.map(({ match_id, times, present }) =>
    [match_id, times.length, present.a === null ? 'away' : 'there'].join(' '),
  );
  return [
    tables.map(({ number, match_id }) => `${number}:${match_id ?? 'free'}`).join(' '),
    queue.map(({ match_id }) => match_id).join(' '),
    called.join(),
  ].join(' | ');
}

test.each<[string, readonly CallingAct[], string]>([
  ['nothing', [], '1:m1 2:free | m2 m3 | m1 1 away'],
  ['a call', [{ act: 'call', match: 'm3', table: 2 }], '1:m1 2:m3 | m2 | m1 1 away'],
  [
    'a call to a table that was taken',
    [{ act: 'call', match: 'm3', table: 1 }],
    '1:m1 2:free | m2 m3 | m1 1 away',
  ],
  ['a second call', [{ act: 'again', call: 'c', number: 2 }], '1:m1 2:free | m2 m3 | m1 2 away'],
  [
    'a second call twice',
    [
      { act: 'again', call: 'c', number: 2 },
      { act: 'again', call: 'c', number: 2 },
    ],
    '1:m1 2:free | m2 m3 | m1 2 away',
  ],
  [
    'a player who has come',
    [{ act: 'presence', call: 'c', side: 'a', present: true }],
    '1:m1 2:free | m2 m3 | m1 1 there',
  ],
  [
    'a match back in the queue, and another one at its table',
    [
      { act: 'back', call: 'c', match: 'm1', table: 1 },
      { act: 'call', match: 'm2', table: 1 },
    ],
    '1:m2 2:free | m1 m3 | ',
  ],
  [
    'a match back in the queue, and at its table again',
    [
      { act: 'back', call: 'c', match: 'm1', table: 1 },
      { act: 'restore', call: 'c', match: 'm1', table: 1 },
    ],
    '1:m1 2:free | m2 m3 | ',
  ],
  [
    'a match at its table again, which another was given meanwhile',
    [
      { act: 'back', call: 'c', match: 'm1', table: 1 },
      { act: 'call', match: 'm2', table: 1 },
      { act: 'restore', call: 'c', match: 'm1', table: 1 },
    ],
    '1:m2 2:free | m1 m3 | ',
  ],
])('a day with what waits: %s', (_what, acts, expected) => {
  expect(shown(...acts)).toBe(expected);
});

test.each<[string, CallingAct, string]>([
  ['one of a pair who is not there', { act: 'absence', player: 'Leo', absent: true }, 'Leo'],
  ['a pair that has not come', { act: 'back', call: 'c', match: 'm1', table: 1, absent: 'a' }, 'Ana Leo'],
  [
    'one of a pair that has not come, the other has',
    { act: 'back', call: 'c', match: 'm1', table: 1, absent: 'a', came: ['Ana'] },
    'Leo',
  ],
  ['nobody of another', { act: 'absence', player: 'Gil', absent: true }, ''],
])('the people of a match who are absent: %s', (_, act, names) => {
  const match = givenDayMatch({ _id: 'm1', a: givenPair(['Ana', 'Leo']), b: givenPair(['Eva', 'Nil']) });
  const item = { ...callingItem(day, act, 'whom'), owner: 'organiser', device: 'device', at: waitingSince };
  const [seen] = withCalls({ ...day, matches: [match] }, [item]).matches;
  expect(
    absentIn(seen)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
});

test('somebody who is not in the hall is not in any open, also where they are a guest, alone or in a pair', () => {
  const zoe = { _id: 'zoe', name: 'Zoe', club: null };
  const guest = { _id: 'guest', name: 'Zoé', same_as: 'zoe' };
  const pair = { _id: 'pair', name: 'Zoé / Leo', club: null, members: [guest, { _id: 'leo', name: 'Leo' }] };
  const opens = givenDay({
    matches: [givenDayMatch({ _id: 'singles', a: zoe }), givenDayMatch({ _id: 'doubles', a: pair })],
    calls: [givenDayCall({ _id: 'c', match_id: 'singles', table: 1 }, 1)],
    tables: [givenDayTable(1, 'singles')],
  });
  const absentAfter = (act: CallingAct) => {
    const item: Item = { ...callingItem(opens, act, 'whom'), owner: 'o', device: 'd', at: waitingSince };
    return withCalls(opens, [item]).matches.map((match) => absentIn(match).map(({ name }) => name));
  };
  for (const player of ['zoe', 'guest'])
    expect(absentAfter({ act: 'absence', player, absent: true })).toEqual([['Zoe'], ['Zoé']]);
  expect(absentAfter({ act: 'back', call: 'c', match: 'singles', table: 1, absent: 'a' })).toEqual([
    ['Zoe'],
    ['Zoé'],
  ]);
});
