import { type EloFigures, type EloTest, testElo } from './elo-test.ts';

/** The page is kept up to date this often, in milliseconds. */
const newsEvery = 100;

addEventListener('message', ({ data }: MessageEvent<EloTest>) => {
  let reported = performance.now();
  for (const figures of testElo(data, Math.random)) {
    const now = performance.now();
    if (figures.played < data.matches && now - reported < newsEvery) continue;
    reported = now;
    postMessage(figures satisfies EloFigures);
  }
});
