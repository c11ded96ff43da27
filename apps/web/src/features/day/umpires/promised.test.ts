import type { Day } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenDay, givenDayCall, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { promisedIn, replacedIn } from './promised.ts';

const person = (name: string) => ({ _id: name, name, club: null });
const row = (match_id: string, umpire?: string) => ({
  match_id,
  ready: true,
  waits: [],
  why: null,
  ...(umpire !== undefined && { umpire }),
});
const others = givenDayMatch({ _id: 'others', a: person('Vic'), b: person('Wes') });
const next = givenDayMatch({ _id: 'next' });
const day = (of: Partial<Day>): Day => givenDay({ matches: [next, others], ...of });
const before = day({ tables: [givenDayTable(1)], queue: [row('next', 'Vic'), row('others')] });
const taken = { tables: [givenDayTable(1, 'others')] };

test.each<[what: string, then: Day, umpire: string | undefined, expected: string | undefined]>([
  ['nobody while the same is named', day({ queue: [row('next', 'Vic')] }), 'Vic', undefined],
  [
    'the one who plays at a table now, for another',
    day({ ...taken, queue: [row('next', 'Ona')] }),
    'Ona',
    'Vic 1',
  ],
  [
    'the one who plays at a table now, for nobody',
    day({ ...taken, queue: [row('next')] }),
    undefined,
    'Vic 1',
  ],
  [
    'nobody where another goes before, and all are free',
    day({ queue: [row('next', 'Ona')] }),
    'Ona',
    undefined,
  ],
  [
    'the one who umpires at another table, once the match is called',
    day({
      matches: [next, { ...others, a: person('Eva'), umpire: person('Vic') }],
      tables: [givenDayTable(1, 'others'), givenDayTable(2, 'next')],
      calls: [givenDayCall({ _id: 'call', match_id: 'next', table: 2 }, 1)],
    }),
    undefined,
    'Vic 1',
  ],
  [
    'nobody once they umpire that match',
    day({
      matches: [{ ...next, umpire: person('Vic') }, others],
      tables: [givenDayTable(2, 'next')],
      calls: [givenDayCall({ _id: 'call', match_id: 'next', table: 2 }, 1)],
    }),
    'Vic',
    undefined,
  ],
])(
  'of a match that somebody was to umpire, it is known who is replaced: %s',
  (_what, then, umpire, expected) => {
    const promised = promisedIn(promisedIn(new Map(), before), then);
    const replaced = replacedIn(promised, then, { match: 'next', umpire });
    expect(replaced ? `${replaced.name} ${replaced.table}` : undefined).toBe(expected);
  },
);

test('whoever is at a table under another name in another open is replaced, and a namesake there is not', () => {
  const vic = { ...person('Vic'), _id: 'vic' };
  const own = givenDayMatch({ _id: 'own', open_id: 'singles', a: vic, b: person('Xan') });
  const called = givenDayMatch({ _id: 'next', open_id: 'singles' });
  const there = (guest: NonNullable<Day['matches'][number]['a']>): Day =>
    givenDay({
      matches: [called, own, givenDayMatch({ _id: 'there', open_id: 'doubles', a: guest, b: person('Wes') })],
      tables: [givenDayTable(1, 'there')],
      queue: [row('next', 'Ona'), row('own')],
    });
  const guest = { ...person('Víctor'), _id: 'guest', same_as: 'vic' };
  const namesake = { ...person('Vic'), _id: 'namesake' };
  const promised = new Map([['next', 'Vic']]);
  const replaced = (at: typeof guest | typeof namesake) =>
    replacedIn(promised, there(at), { match: 'next', umpire: 'Ona' });
  expect(replaced(guest)).toEqual({ name: 'Vic', table: 1 });
  expect(replaced(namesake)).toBeNull();
});

test('what is promised stays while somebody is away, and is told anew once they are back', () => {
  const away = promisedIn(promisedIn(new Map(), before), day({ ...taken, queue: [row('next', 'Ona')] }));
  expect(away.get('next')).toBe('Vic');
  expect(promisedIn(away, day({ queue: [row('next', 'Ona')] })).get('next')).toBe('Ona');
});

test('nothing changes for what shows it while nothing does', () => {
  const promised = promisedIn(new Map(), before);
  expect(promisedIn(promised, before)).toBe(promised);
});
