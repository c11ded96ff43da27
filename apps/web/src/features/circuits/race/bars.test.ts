import type { EditionRace } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { barsAt, mostPoints } from './bars.ts';

const step = (name: string, rows: readonly (readonly [player: string, points: number])[]) => ({
  open: { _id: name, name, finished_at: '2026-01-01T10:00:00.000Z' },
  rows: rows.map(([player_id, points], index) => ({ player_id, position: index + 1, points })),
});
const race: EditionRace = {
  steps: [
    step('one', [
      ['bea', 30],
      ['ana', 20],
    ]),
    step('two', [
      ['ana', 45],
      ['cai', 40],
    ]),
  ],
  players: ['cai', 'ana', 'bea'].map((_id) => ({ _id, name: _id.toUpperCase(), club: null })),
};

describe('the bars of a race', () => {
  test.each([
    [
      0,
      [
        ['ana', 1, 2, true],
        ['bea', 0, 1, true],
        ['cai', 2, 0, false],
      ],
    ],
    [
      1,
      [
        ['ana', 0, 1, true],
        ['bea', 2, 0, false],
        ['cai', 1, 2, true],
      ],
    ],
  ])('after step %i are in their rows, and in the same order', (at, expected) => {
    expect(
      barsAt(race, at).map(({ player, row, position, isShown }) => [player, row, position, isShown]),
    ).toEqual(expected);
  });

  test('are measured by the most points of all', () => {
    expect(mostPoints(race)).toBe(45);
    expect(mostPoints({ steps: [], players: [] })).toBe(1);
  });
});
