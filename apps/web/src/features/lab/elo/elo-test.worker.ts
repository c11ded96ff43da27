import { type EloFigures, type EloTest, testElo } from './elo-test.ts';
import { due } from '#domain/simulation/due.ts';

addEventListener('message', ({ data }: MessageEvent<EloTest>) => {
  for (const figures of due(testElo(data, Math.random))) postMessage(figures satisfies EloFigures);
});
