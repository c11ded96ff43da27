import { describe, expect, it } from 'vitest';
import { readSeason, seasonAddress, seasonOf } from './season-inputs.ts';

const usual = readSeason({});

describe('the address of a season', () => {
  it('leads to the same inputs, and back', () => {
    const address = {
      players: 13,
      spread: 0,
      opens: 3,
      attendance: 100,
      best: 2,
      runs: 500,
      format: 'g3-1-3_k5',
      a: 'l4-100',
      b: 'e8-2000-7',
    };
    expect(seasonAddress(readSeason(address))).toEqual(address);
  });

  it.each<[string, Record<string, unknown>]>([
    ['too many players', { players: 129 }],
    ['half an open', { opens: 1.5 }],
    ['nobody who comes', { attendance: 0 }],
    ['no number', { runs: 'many' }],
    ['no format', { format: 'g4-4-5_k5' }],
    ['a table without positions', { a: 'l0-100' }],
    ['a table that grows', { b: 'e4-100-101' }],
    ['another text', { a: 'x', b: 7 }],
  ])('with %s has the usual one instead', (_, search) => {
    expect(readSeason(search)).toEqual(usual);
  });
});

describe('the season simulated', () => {
  it('has players evenly from the best to the last', () => {
    const { players } = seasonOf({ ...usual, players: 3, spread: 400 }, usual.a);
    expect(players.map(({ rating }) => rating)).toEqual([1700, 1500, 1300]);
  });

  it('has one format for all opens, and the points of its table', () => {
    const season = seasonOf({ ...usual, opens: 3 }, { type: 'linear', positions: 2, first: 10 });
    expect(season.opens).toEqual([usual.format, usual.format, usual.format]);
    expect(season.system.pointsDistribution).toEqual([
      { position: 1, points: 10 },
      { position: 2, points: 5 },
    ]);
  });

  it.each([
    [0, { type: 'all' }],
    [4, { type: 'best', results: 4 }],
  ])('of which %i results count', (best, count) => {
    expect(seasonOf({ ...usual, best }, usual.a).count).toEqual(count);
  });
});
