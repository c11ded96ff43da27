import { forecastGroup, type GroupPlayerForecast } from '@topspin/engine';
import type { GroupAsked } from './group-asked.ts';
import { due } from '#domain/simulation/due.ts';

/** How far the simulation is, and how the players finish so far. */
export type GroupNews = {
  readonly done: number;
  readonly runs: number;
  readonly players: readonly GroupPlayerForecast[];
};

addEventListener('message', ({ data: { input, runs, seed } }: MessageEvent<GroupAsked>) => {
  for (const { done, forecast } of due(forecastGroup(input, { runs, seed })))
    postMessage({ done, runs, players: forecast() } satisfies GroupNews);
});
