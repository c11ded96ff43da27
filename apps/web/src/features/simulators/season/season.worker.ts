import { levelForecasts, type LevelForecast, type Season, simulateSeasons } from '@topspin/engine';
import { due } from '#domain/simulation/due.ts';

export type SeasonAsked = { readonly season: Season; readonly runs: number };

/** How far the simulation is, and where the players of each level end so far. */
export type SeasonNews = { readonly done: number; readonly levels: readonly LevelForecast[] };

/** How many levels the players are divided into. */
const levels = 8;
/** The page is kept up to date this often, in milliseconds. */
const newsEvery = 250;

addEventListener('message', ({ data: { season, runs } }: MessageEvent<SeasonAsked>) => {
  for (const { done, forecast } of due(simulateSeasons(season, { runs, seed: 'season' }), newsEvery))
    postMessage({ done, levels: levelForecasts(forecast(), season.players, levels) } satisfies SeasonNews);
});
