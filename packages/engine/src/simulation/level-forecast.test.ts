import { describe, expect, it } from 'vitest';
import type { Entrant } from '../draw/entrants/entrant.ts';
import { player } from '../testing/rated-matches.ts';
import { levelForecasts } from './level-forecast.ts';
import { addSeason, newSeasonTally, seasonForecast } from './season-forecast.ts';

const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    player: player(`p${index}`),
    rating: 1500 - 100 * index,
    rated: true,
  }));

/** The forecast of seasons that ended in these orders, given by the indices of the players. */
const forecastOf = (players: readonly Entrant[], orders: readonly (readonly number[])[]) => {
  const tally = newSeasonTally(players.map(({ player: id }) => id));
  for (const order of orders)
    addSeason(
      tally,
      order.map((index, at) => ({ player: player(`p${index}`), position: at + 1, points: 100 - 10 * at })),
    );
  return seasonForecast(tally);
};

describe('the forecast by levels', () => {
  it('says where the players of each end', () => {
    const players = entrants(4);
    const forecast = forecastOf(players, [
      [0, 1, 2, 3],
      [0, 2, 1, 3],
    ]);
    expect(levelForecasts(forecast, players, 2)).toEqual([
      {
        players: 2,
        ratings: { best: 1500, last: 1400 },
        wins: 1,
        podium: 1,
        position: { low: 1, median: 1, high: 3 },
        meanPoints: 92.5,
      },
      {
        players: 2,
        ratings: { best: 1300, last: 1200 },
        wins: 0,
        podium: 0.5,
        position: { low: 2, median: 3, high: 4 },
        meanPoints: 77.5,
      },
    ]);
  });

  it.each([
    [5, 2, [3, 2]],
    [7, 3, [2, 3, 2]],
    [3, 8, [1, 1, 1]],
  ])('of %i players in %i levels has parts of about the same size', (count, levels, sizes) => {
    const players = entrants(count);
    const forecast = forecastOf(players, [players.map((_, index) => index)]);
    expect(levelForecasts(forecast, players, levels).map(({ players: size }) => size)).toEqual(sizes);
  });

  it('of no season is empty', () => {
    expect(levelForecasts(forecastOf(entrants(4), []), entrants(4), 2)).toEqual([]);
  });

  it('orders players by rating, whatever their order', () => {
    const players = entrants(4).toReversed();
    const forecast = forecastOf(players, [[0, 1, 2, 3]]);
    expect(levelForecasts(forecast, players, 4).map(({ position }) => position.median)).toEqual([1, 2, 3, 4]);
  });
});
