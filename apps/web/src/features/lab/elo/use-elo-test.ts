import { useSimulation } from '../use-simulation.ts';
import type { EloFigures, EloTest } from './elo-test.ts';

const newWorker = () => new Worker(new URL('./elo-test.worker.ts', import.meta.url), { type: 'module' });

/** Runs a test in a worker, one at a time; stopping keeps the figures so far. */
export const useEloTest = () =>
  useSimulation<EloTest, EloFigures>(newWorker, ({ played }, { matches }) => played >= matches);
