import { expect, test } from 'vitest';
import { dayMatch as match, dayTables, givenDay, personOfDay } from '../../testing/day.ts';
import { dueSoon } from './due-soon.ts';

const minute = 60_000;

test('whoever plays one of the next matches, as many as there are open tables, plays soon', () => {
  const day = givenDay({
    tables: [...dayTables(4).slice(0, 3), { number: 4, order: 4, state: 'locked', isAutomatic: true }],
    people: [personOfDay('eva', { playedUntil: 99 * minute, setsOfLast: 3 })],
    matches: [
      match('A1a1@1 pau-quim!'),
      match('A1a2 ana-bea'),
      match('A1a3 eva-fay'),
      match('A1a4 gil-pau'),
      match('A1a5 hugo-quim'),
    ],
  });
  expect([...dueSoon(day)].map(([person, [next]]) => [person, next?.place])).toEqual([
    ['ana', 1],
    ['bea', 1],
    ['eva', 2],
    ['fay', 2],
  ]);
});

test('somebody with several has them in their order', () => {
  const matches = [match('A1a1 ana-bea'), match('A1a2 ana-eva')];
  const due = dueSoon(givenDay({ matches })).get('ana');
  expect(due?.map(({ match: { id }, place }) => [id, place])).toEqual([
    ['A1a1', 1],
    ['A1a2', 2],
  ]);
});
