import { forecastGroup } from '@topspin/engine';
import { expect, test } from 'vitest';
import { groupToForecast } from './group-asked.ts';
import type { KnownResult } from './forecast-source.ts';

const players = ['Ana', 'Bea', 'Cai'].map((name) => ({ name, rating: 1200 }));

const straight = (winner: 'a' | 'b') =>
  [1, 2, 3].map(() => (winner === 'a' ? { a: 11, b: 5 } : { a: 5, b: 11 }));
const won = (a: string, b: string, winner: 'a' | 'b'): KnownResult => ({
  a,
  b,
  result: { outcome: 'played', winner, sets: straight(winner) },
});

const asked = (results: readonly KnownResult[]) => groupToForecast({ players, bestOf: 5, results });

test('everybody plays everybody once', () => {
  expect(asked([]).group.matches.map(({ a, b }) => `${a} ${b}`)).toEqual(['Ana Bea', 'Ana Cai', 'Bea Cai']);
});

test('what is known counts, whoever is named first, and who is no longer listed does not', () => {
  const input = asked([
    won('Bea', 'Ana', 'b'),
    won('Ana', 'Cai', 'a'),
    won('Cai', 'Bea', 'b'),
    won('Dora', 'Ana', 'a'),
  ]);
  const [only] = forecastGroup(input, { runs: 1, seed: 'x' });
  expect(only?.forecast().map(({ player, wins, matchPoints }) => [player, wins, matchPoints])).toEqual([
    ['Ana', 2, 4],
    ['Bea', 1, 3],
    ['Cai', 0, 2],
  ]);
  expect(input.group.matches[0]?.result?.sets).toEqual(straight('a'));
});
