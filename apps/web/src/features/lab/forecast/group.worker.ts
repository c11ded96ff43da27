import { forecastGroup, type GroupPlayerForecast } from '@topspin/engine';
import type { GroupAsked } from './group-asked.ts';

/** How far the simulation is, and how the players finish so far. */
export type GroupNews = {
  readonly done: number;
  readonly runs: number;
  readonly players: readonly GroupPlayerForecast[];
};

/** The page is kept up to date this often, in milliseconds. */
const newsEvery = 100;

addEventListener('message', ({ data: { input, runs, seed } }: MessageEvent<GroupAsked>) => {
  let reported = performance.now();
  for (const { done, forecast } of forecastGroup(input, { runs, seed })) {
    const now = performance.now();
    if (done < runs && now - reported < newsEvery) continue;
    reported = now;
    postMessage({ done, runs, players: forecast() } satisfies GroupNews);
  }
});
