import { useSimulation } from '../use-simulation.ts';
import type { EloFigures, EloTest } from './elo-test.ts';

/** Runs a test in a worker, one at a time; stopping keeps the figures so far. */
export const useEloTest = () =>
  useSimulation<EloTest, EloFigures>(
    () => new Worker(new URL('./elo-test.worker.ts', import.meta.url), { type: 'module' }),
    ({ played }, { matches }) => played >= matches,
  );
