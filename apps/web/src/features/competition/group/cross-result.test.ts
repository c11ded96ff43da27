import { expect, test } from 'vitest';
import { crossResult } from './cross-result.ts';

const person = (name: string) => ({
  _id: name,
  name,
  avatar: null,
  club_id: null,
  rating: 1000,
  guest: false,
});
const match = {
  _id: 'm1',
  a: person('Ana'),
  b: person('Bea'),
  state: 'finished' as const,
  annulled: null,
  winner: 'b' as const,
  sets: [
    { a: 11, b: 9 },
    { a: 8, b: 11 },
    { a: 5, b: 11 },
    { a: 9, b: 11 },
  ],
  sets_won: { a: 1, b: 3 },
};

test.each([
  { player: 'Ana', opponent: 'Bea', score: '1–3', sets: '11-9, 8-11, 5-11, 9-11', won: false },
  { player: 'Bea', opponent: 'Ana', score: '3–1', sets: '9-11, 11-8, 11-5, 11-9', won: true },
])('$player sees the match against $opponent as $score', ({ player, opponent, ...seen }) => {
  expect(crossResult([match], player, opponent)).toEqual({
    matchId: 'm1',
    side: player === 'Ana' ? 'a' : 'b',
    live: false,
    ...seen,
  });
});

test('an annulled match has no score', () => {
  const annulled = { ...match, annulled: 'void' as const, winner: null, sets: [], sets_won: { a: 0, b: 0 } };
  expect(crossResult([annulled], 'Ana', 'Bea')).toMatchObject({ score: '·', won: false });
});

test('a match that has not begun has no score', () => {
  const waiting = { ...match, state: 'enrolled' as const, winner: null, sets: [], sets_won: { a: 0, b: 0 } };
  expect(crossResult([waiting], 'Ana', 'Bea')).toMatchObject({ score: '·', won: false });
});

test('a match in play is not final', () => {
  const running = { ...match, state: 'inPlay' as const, winner: null, sets_won: { a: 2, b: 1 } };
  expect(crossResult([running], 'Ana', 'Bea')).toMatchObject({ score: '2–1', won: false, live: true });
});

test('who has no match against the other sees nothing', () => {
  expect(crossResult([match], 'Ana', 'Carla')).toBeUndefined();
});
