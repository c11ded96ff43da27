import { describe, expect, it } from 'vitest';
import { defaultRatingSettings } from '../rating/settings.ts';
import type { GroupMatch } from '../standings/group.ts';
import { matchId, player } from '../testing/rated-matches.ts';
import { forecastGroup } from './group-forecast.ts';
import type { GroupForecast } from './group-forecast.ts';

const [ana, bea, cai] = [player('ana'), player('bea'), player('cai')];
const straight = [0, 1, 2].map(() => ({ a: 11, b: 5 }));

const open = (a: typeof ana, b: typeof ana): GroupMatch => ({ id: matchId(`${a}${b}`), a, b });
const wonByA = (a: typeof ana, b: typeof ana): GroupMatch => ({
  ...open(a, b),
  result: { outcome: 'played', winner: 'a', sets: straight },
});

const forecast = (matches: readonly GroupMatch[], ratings: readonly number[], seed = 'x'): GroupForecast =>
  forecastGroup(
    {
      group: { players: [ana, bea, cai], matches, lotSeed: 'lot' },
      ratings: new Map([ana, bea, cai].map((player, index) => [player, ratings[index] ?? 1000])),
      bestOf: 5,
      settings: defaultRatingSettings,
    },
    { runs: 400, seed },
  );

describe('the forecast of a group', () => {
  it('is the standings once every match has a result', () => {
    const result = forecast([wonByA(ana, bea), wonByA(ana, cai), wonByA(bea, cai)], [1000, 1000, 1000]);
    expect([...result.values()]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });

  it('leaves to the last match what it decides: second and third, in even shares for equals', () => {
    const result = forecast([wonByA(ana, bea), wonByA(ana, cai), open(bea, cai)], [1000, 1000, 1000]);
    expect(result.get(ana)).toEqual([1, 0, 0]);
    const [first, second, third] = result.get(bea) ?? [];
    expect(first).toBe(0);
    // Four standard deviations of 400 coin tosses are 0.1.
    expect(Math.abs((second ?? 0) - 0.5)).toBeLessThan(0.1);
    expect((second ?? 0) + (third ?? 0)).toBe(1);
  });

  it('gives every position once in each way on, and the better ones to the stronger', () => {
    const result = forecast([open(ana, bea), open(ana, cai), open(bea, cai)], [1600, 1000, 400]);
    for (const position of [0, 1, 2]) {
      const shares = [...result.values()].map((shares) => shares[position] ?? 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
    expect(result.get(ana)?.[0]).toBeGreaterThan(0.8);
    expect(result.get(cai)?.[2]).toBeGreaterThan(0.8);
  });

  it('is the same again from the same seed, and another from another', () => {
    const matches = [open(ana, bea), open(ana, cai), open(bea, cai)];
    expect(forecast(matches, [])).toEqual(forecast(matches, []));
    expect(forecast(matches, [])).not.toEqual(forecast(matches, [], 'y'));
  });
});
