import type { Group, Phase } from '@topspin/contract';
import { expect, test } from 'vitest';
import { forecastSource } from './forecast-source.ts';

const person = (_id: string, name: string, rating: number) => ({
  _id,
  name,
  rating,
  avatar: null,
  club_id: null,
  guest: false,
});
const ana = person('1', 'Ana', 1540.4);
const bea = person('2', 'Bea', 1320);
const straight = [1, 2, 3].map(() => ({ a: 11, b: 5 }));

const match = (round: 'semifinal' | 'thirdPlace', isOver: boolean) =>
  ({
    _id: round,
    round,
    a: ana,
    b: bea,
    state: isOver ? 'finished' : 'enrolled',
    outcome: isOver ? 'played' : null,
    winner: isOver ? 'a' : null,
    sets: isOver ? straight : [],
  }) as unknown as Group['matches'][number];

const group = (matches: Group['matches']) =>
  ({
    players: [{ ...ana, left: false }, null, { ...bea, left: false }, { _id: '3', name: 'Cai', left: false }],
    matches,
    qualify: 2,
  }) as unknown as Group;

const phase = {
  best_of: 7,
  report: {
    inputs: {
      entrants: [
        { _id: '1', rating: 1500 },
        { _id: '3', rating: 1111 },
      ],
    },
  },
} as unknown as Phase;

test('a bracket comes with its byes, with ratings of today or of the draw, and with its results', () => {
  expect(
    forecastSource(group([match('semifinal', true), match('thirdPlace', true)]), phase, 'Cuadro'),
  ).toEqual({
    name: 'Cuadro',
    text: 'Ana; 1540\n–\nBea; 1320\nCai; 1111',
    bestOf: 7,
    qualify: 2,
    results: [{ a: 'Ana', b: 'Bea', result: { outcome: 'played', winner: 'a', sets: straight } }],
  });
});

test('a match still to be played has no result', () => {
  expect(forecastSource(group([match('semifinal', false)]), phase, '').results).toEqual([]);
});

test('a pair comes with the mean of its two players as they were drawn, since its own rating says nothing', () => {
  const pair = (_id: string, name: string) => ({ ...person(_id, name, 1000), pair: true as const });
  const [one, other] = [pair('1', 'Ana / Leo'), pair('3', 'Eva / Nil')];
  const played = { ...match('semifinal', false), a: one, b: other };
  const drawn = { ...group([played]), players: [one, other].map((side) => ({ ...side, left: false })) };
  expect(forecastSource(drawn, phase, 'Cuadro').text).toBe('Ana / Leo; 750\nEva / Nil; 556');
});
