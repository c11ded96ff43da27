import { describe, expect, it } from 'vitest';
import { defaultRatingSettings } from '../rating/settings.ts';
import type { GroupMatch } from '../standings/group.ts';
import { matchId, player } from '../testing/rated-matches.ts';
import { forecastGroup } from './group-forecast.ts';
import type { GroupPlayerForecast, GroupProgress } from './group-forecast.ts';

const [ana, bea, cai] = [player('ana'), player('bea'), player('cai')];
const straight = [0, 1, 2].map(() => ({ a: 11, b: 5 }));

const open = (a: typeof ana, b: typeof ana): GroupMatch => ({ id: matchId(`${a}${b}`), a, b });
const wonByA = (a: typeof ana, b: typeof ana): GroupMatch => ({
  ...open(a, b),
  result: { outcome: 'played', winner: 'a', sets: straight },
});

const progress = (matches: readonly GroupMatch[], ratings: readonly number[], seed = 'x') =>
  forecastGroup(
    {
      group: { players: [ana, bea, cai], matches },
      ratings: new Map([ana, bea, cai].map((player, index) => [player, ratings[index] ?? 1000])),
      bestOf: 5,
      settings: defaultRatingSettings,
    },
    { runs: 400, seed },
  );

const last = (all: Iterable<GroupProgress>): readonly GroupPlayerForecast[] =>
  [...all].at(-1)?.forecast() ?? [];

const forecast = (...input: Parameters<typeof progress>): readonly GroupPlayerForecast[] =>
  last(progress(...input));

/** The shares of each position by player. */
const shares = (...input: Parameters<typeof progress>): ReadonlyMap<string, readonly number[]> =>
  new Map(forecast(...input).map(({ player, positions }) => [player, positions]));

describe('the forecast of a group', () => {
  it('is the standings once every match has a result', () => {
    expect(forecast([wonByA(ana, bea), wonByA(ana, cai), wonByA(bea, cai)], [1000, 1000, 1000])).toEqual([
      { player: ana, positions: [1, 0, 0], meanPosition: 1, wins: 2, matchPoints: 4, tied: 0 },
      { player: bea, positions: [0, 1, 0], meanPosition: 2, wins: 1, matchPoints: 3, tied: 0 },
      { player: cai, positions: [0, 0, 1], meanPosition: 3, wins: 0, matchPoints: 2, tied: 0 },
    ]);
  });

  it('draws the lots of each ending anew: equals whose match nobody won are first in even shares', () => {
    const unwon: GroupMatch = { ...open(ana, bea), result: { outcome: 'walkover', sets: [] } };
    const result = shares([unwon, wonByA(ana, cai), wonByA(bea, cai)], [1000, 1000, 1000]);
    expect(Math.abs((result.get(ana)?.[0] ?? 0) - 0.5)).toBeLessThan(0.1);
  });

  it('leaves to the last match what it decides: second and third, in even shares for equals', () => {
    const result = shares([wonByA(ana, bea), wonByA(ana, cai), open(bea, cai)], [1000, 1000, 1000]);
    expect(result.get(ana)).toEqual([1, 0, 0]);
    const [first, second, third] = result.get(bea) ?? [];
    expect(first).toBe(0);
    // Four standard deviations of 400 coin tosses are 0.1.
    expect(Math.abs((second ?? 0) - 0.5)).toBeLessThan(0.1);
    expect((second ?? 0) + (third ?? 0)).toBe(1);
  });

  it('gives every position once in each way on, and the better ones to the stronger', () => {
    const result = shares([open(ana, bea), open(ana, cai), open(bea, cai)], [1600, 1000, 400]);
    for (const position of [0, 1, 2]) {
      const ofAll = [...result.values()].map((positions) => positions[position] ?? 0);
      expect(ofAll.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
    expect(result.get(ana)?.[0]).toBeGreaterThan(0.8);
    expect(result.get(cai)?.[2]).toBeGreaterThan(0.8);
  });

  it('is the same again from the same seed, and another from another', () => {
    const matches = [open(ana, bea), open(ana, cai), open(bea, cai)];
    expect(forecast(matches, [])).toEqual(forecast(matches, []));
    expect(forecast(matches, [])).not.toEqual(forecast(matches, [], 'y'));
  });

  it('counts wins, match points and ties as the chances are: three equals', () => {
    // All three win once in 2 of the 8 ways; two match points for a win, one for a loss.
    for (const { wins, matchPoints, tied } of forecast(
      [open(ana, bea), open(ana, cai), open(bea, cai)],
      [],
    )) {
      expect(Math.abs(wins - 1)).toBeLessThan(0.15);
      expect(matchPoints).toBeCloseTo(wins + 2, 12);
      expect(Math.abs(tied - 0.25)).toBeLessThan(0.09);
    }
  });

  it('can be stopped: what is known by then are the shares of the endings so far', () => {
    const [first] = progress([open(ana, bea), open(ana, cai), open(bea, cai)], []);
    expect([first?.done, first?.runs]).toEqual([1, 400]);
    expect(first?.forecast().map(({ positions }) => positions)).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });
});
