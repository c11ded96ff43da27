import { describe, expect, test } from 'vitest';
import type { KnownResult } from './forecast-source.ts';
import { knockoutForecast } from './knockout-forecast.ts';

const player = (name: string, rating = 1000) => ({ name, rating });
const listed = { order: 'listed', seed: '', results: [] as readonly KnownResult[] } as const;
const won = (a: string, b: string, winner: 'a' | 'b'): KnownResult => ({
  a,
  b,
  result: { outcome: 'played', winner, sets: [] },
});

describe('a bracket in the order of the list', () => {
  test('has the chances to get through each round', () => {
    const { rounds, rows } = knockoutForecast({
      ...listed,
      lines: ['Ana', 'Bea', 'Cai', 'Dan'].map((name) => player(name)),
    });
    expect(rounds).toEqual(['semifinal', 'final']);
    expect(rows.map(({ name, line, chances }) => [name, line, chances])).toEqual(
      ['Ana', 'Bea', 'Cai', 'Dan'].map((name, index) => [name, index + 1, [0.5, 0.25]]),
    );
  });

  test('keeps its byes, and is filled up with byes at its end', () => {
    const { rounds, rows } = knockoutForecast({
      ...listed,
      lines: [player('Ana'), null, player('Bea'), player('Cai'), player('Dan')],
    });
    expect(rounds).toEqual(['quarterfinal', 'semifinal', 'final']);
    expect(rows.map(({ name, line, chances }) => [name, line, chances])).toEqual([
      ['Ana', 1, [1, 0.5, 0.25]],
      ['Bea', 3, [0.5, 0.25, 0.125]],
      ['Cai', 4, [0.5, 0.25, 0.125]],
      ['Dan', 5, [1, 1, 0.5]],
    ]);
  });

  test('counts what is over', () => {
    const lines = [player('Ana', 2000), player('Bea'), player('Cai'), player('Dan')];
    const { rows } = knockoutForecast({
      ...listed,
      lines,
      results: [won('Bea', 'Ana', 'a'), won('Eva', 'Cai', 'a')],
    });
    expect(rows.map(({ name, chances }) => [name, chances])).toEqual([
      ['Ana', [0, 0]],
      ['Bea', [1, 0.5]],
      ['Cai', [0.5, 0.25]],
      ['Dan', [0.5, 0.25]],
    ]);
  });
});

describe('a bracket that is drawn', () => {
  const lines = Array.from({ length: 128 }, (_, index) => player(`Player ${index + 1}`, 2000 - 5 * index));
  const drawn = (seed: string) => knockoutForecast({ lines, order: 'drawn', seed, results: [] });

  test('has the best on the first line and the second best on the last, and one champion', () => {
    const { rows, rounds } = drawn('1');
    expect(rounds).toHaveLength(7);
    expect([rows.at(0)?.name, rows.at(-1)?.name]).toEqual(['Player 1', 'Player 2']);
    expect(rows.reduce((sum, { chances }) => sum + (chances.at(-1) ?? 0), 0)).toBeCloseTo(1, 9);
  });

  test('is the same again from the same seed, and another from another', () => {
    expect(drawn('1')).toEqual(drawn('1'));
    expect(drawn('2')).not.toEqual(drawn('1'));
  });
});
