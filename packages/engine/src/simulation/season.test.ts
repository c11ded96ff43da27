import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPointsFormula, generatePoints } from '../circuit/points.ts';
import type { Entrant } from '../draw/entrants/entrant.ts';
import { defaultRatingSettings } from '../rating/settings.ts';
import { player } from '../testing/rated-matches.ts';
import { runs } from '../testing/runs.ts';
import { addSeason, newSeasonTally, seasonForecast } from './season-forecast.ts';
import type { PlayerForecast, SeasonForecast } from './season-forecast.ts';
import { simulateSeasons } from './season.ts';
import type { Season } from './season.ts';

const entrants = (count: number, step: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    player: player(index),
    rating: 2000 - step * index,
    rated: true,
  }));

const season: Season = {
  players: entrants(8, 100),
  opens: [
    { groups: { size: 4, qualifiers: 2, bestOf: 3 }, knockout: { bestOf: 5, thirdPlace: true } },
    { groups: null, knockout: { bestOf: 5, thirdPlace: false } },
  ],
  attendance: 1,
  system: {
    pointsDistribution: generatePoints(defaultPointsFormula),
    usePerformanceMetrics: false,
    performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
    bonusPointsForAttendance: 0,
    grades: [],
    window: { type: 'days', period: 365 },
  },
  count: { type: 'all' },
  settings: defaultRatingSettings,
};

const forecast = (season: Season, runs: number, seed = 'x'): SeasonForecast => {
  const last = [...simulateSeasons(season, { runs, seed })].at(-1);
  if (last === undefined) throw new Error('no season was played');
  return last.forecast();
};

const sum = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('simulated seasons', () => {
  it('give their progress after each, and stop when nobody asks for more', () => {
    const simulation = simulateSeasons(season, { runs: 1000, seed: 'x' });
    const seen: number[] = [];
    for (const { done, runs, forecast } of simulation) {
      seen.push(done);
      expect(runs).toBe(1000);
      if (done === 3) {
        expect(forecast().seasons).toBe(3);
        break;
      }
    }
    expect(seen).toEqual([1, 2, 3]);
    expect(simulation.next()).toEqual({ done: true, value: undefined });
  });

  it('are the same again from the same seed, and others from another', () => {
    expect(forecast(season, 20)).toEqual(forecast(season, 20));
    expect(forecast(season, 20)).not.toEqual(forecast(season, 20, 'y'));
  });

  it('foretell the order of strength of players who are far apart', () => {
    const { players } = forecast(season, 300);
    const means = entrants(8, 100).map(
      (entrant) => players.find((one) => one.player === entrant.player)?.meanPosition ?? 0,
    );
    expect(means[0]).toBeLessThan(means[3] ?? 0);
    expect(means[3]).toBeLessThan(means[7] ?? 0);
  });

  it('count the best results alone when the circuit does', () => {
    const best = forecast({ ...season, count: { type: 'best', results: 1 } }, 20);
    expect(Math.max(...best.players.map(({ points }) => points.high))).toBe(2000);
    expect(Math.max(...forecast(season, 20).players.map(({ points }) => points.high))).toBeGreaterThan(2000);
  });

  it('leave everybody at nothing when nobody comes', () => {
    const { players } = forecast({ ...season, attendance: 0 }, 2);
    expect(players.every(({ meanPosition, points }) => meanPosition === 1 && points.high === 0)).toBe(true);
  });

  it('have players come to one open and stay away from another', () => {
    const attended = forecast(
      {
        ...season,
        attendance: 0.5,
        opens: Array.from({ length: 4 }, () => ({
          groups: null,
          knockout: { bestOf: 5, thirdPlace: false } as const,
        })),
        system: { ...season.system, pointsDistribution: [], bonusPointsForAttendance: 1 },
      },
      200,
    );
    for (const { points } of attended.players) {
      expect(points).toMatchObject({ low: 1, median: 2 });
      // 800 opens each: five standard deviations of the mean are 0.36.
      expect(Math.abs(points.mean - 2)).toBeLessThan(0.36);
    }
  });

  it('play an open for two, and none for one', () => {
    const result = forecast({ ...season, players: entrants(2, 0), attendance: 0.5 }, 200);
    expect(Math.max(...result.players.map(({ points }) => points.high))).toBeGreaterThan(0);
    expect(result.players.every(({ points }) => points.low === 0)).toBe(true);
  });

  it('give each player a position in each season', () => {
    const anySeason = fc.record({
      players: fc.integer({ min: 2, max: 12 }).map((count) => entrants(count, 30)),
      attendance: fc.double({ min: 0, max: 1, noNaN: true }),
      seed: fc.string(),
    });
    fc.assert(
      fc.property(anySeason, ({ players, attendance, seed }) => {
        const result = forecast({ ...season, players, attendance }, 2, seed);
        expect(result.players).toHaveLength(players.length);
        for (const { positions, points } of result.players) {
          expect(sum(positions)).toBe(1);
          expect(points.low).toBeLessThanOrEqual(points.median);
          expect(points.median).toBeLessThanOrEqual(points.high);
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('the forecast of seasons', () => {
  const [ana, bea] = [player('ana'), player('bea')];
  const tallyOf = (points: readonly number[]): SeasonForecast => {
    const tally = newSeasonTally([bea, ana]);
    for (const anas of points) addSeason(tally, [{ player: ana, position: 1, points: anas }]);
    return seasonForecast(tally);
  };

  it('of ten seasons says where a tenth, half and nine tenths of them end', () => {
    const [first, second] = tallyOf([100, 10, 90, 20, 80, 30, 70, 40, 60, 50]).players;
    expect(first).toEqual<PlayerForecast>({
      player: ana,
      positions: [1, 0],
      meanPosition: 1,
      points: { mean: 55, low: 10, median: 50, high: 90 },
    });
    expect(second).toMatchObject({ player: bea, positions: [0, 1], meanPosition: 2, points: { high: 0 } });
  });

  it('of one season is that season', () => {
    expect(tallyOf([7]).players[0]?.points).toEqual({ mean: 7, low: 7, median: 7, high: 7 });
  });

  it('of none is empty', () => {
    expect(tallyOf([])).toEqual({ seasons: 0, players: [] });
  });
});
