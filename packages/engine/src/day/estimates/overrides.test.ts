import { expect, test } from 'vitest';
import { dayMatch as match, dayTables, givenDay } from '../../testing/day.ts';
import type { Day, EndedDayMatch } from '../day.ts';
import { planDay } from '../simulation/plan.ts';
import { shareOfOverrides } from './overrides.ts';

const minute = 60_000;

/** `A1a1 ana-bea 10-30`: a match of a group that was played from minute 10 to 30; the first of the two won. */
function ended(text: string): EndedDayMatch {
  const [name = '', players = '', times = ''] = text.split(' ');
  const { id, open, phase, group, bestOf, a, b } = match(`${name} ${players}`);
  const [from, until] = times.split('-').map((at) => Number(at) * minute);
  return {
    id,
    open,
    phase,
    group,
    bestOf,
    round: null,
    table: 1,
    sets: 3,
    isWalkover: false,
    startedAt: from ?? 0,
    endedAt: until ?? 0,
    winner: a,
    loser: b,
    excused: [],
  };
}

/** Two groups of four on one table. */
const day = (played: readonly string[], left: readonly string[]): Day =>
  givenDay({
    ended: played.map(ended),
    matches: left.map((text) => match(text)),
    tables: dayTables(1),
  });
const shareOf = (of: Day): number => shareOfOverrides(of, planDay(of));

const first = ['A1a1 a-b 10-30', 'A1a2 c-d 34-50', 'A1b1 e-f 54-70', 'A1b2 g-h 74-90'];
const second = ['A1a3 a-c', 'A1a4 b-d', 'A1b3 e-g', 'A1b4 f-h'];
const third = ['A1a5 a-d', 'A1a6 b-c', 'A1b5 e-h', 'A1b6 f-g'];

test('nothing is believed of a day that has not begun, and of one in its order', () => {
  const all = [...first.map((text) => text.replace(/ \d+-\d+$/u, '')), ...second, ...third];
  expect(shareOf(day([], all))).toBe(0);
  expect(shareOf(day(first, [...second, ...third]))).toBe(0);
});

test('a choice among equals is not seen', () => {
  const [one = '', two = '', three = '', four = ''] = first.map((text) => text.replace(/ \d+-\d+$/u, ''));
  const played = [`${four} 10-30`, `${one} 34-50`, `${three} 54-70`, `${two} 74-90`];
  expect(shareOf(day(played, [...second, ...third]))).toBe(0);
});

test('a group that goes on before another has begun is', () => {
  const played = ['A1a1 a-b 10-30', 'A1a2 c-d 34-50', 'A1a3 a-c 54-70', 'A1a4 b-d 74-90'];
  const left = [
    'A1b1 e-f',
    'A1b2 g-h',
    'A1b3 e-g',
    'A1b4 f-h',
    'A1b5 e-h',
    'A1b6 f-g',
    'A1a5 a-d',
    'A1a6 b-c',
  ];
  const share = shareOf(day(played, left));
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThanOrEqual(0.5);
});

test('nobody was passed over who was playing or resting', () => {
  // The others of the group were not free when it was called.
  const played = ['A1a1 a-b 10-30', 'A1b1 e-f 11-45', 'A1a3 c-d 34-50'];
  expect(shareOf(day(played, ['A1b2 e-g', 'A1b3 f-g', 'A1a2 a-c', 'A1a4 b-d']))).toBe(0);
});
