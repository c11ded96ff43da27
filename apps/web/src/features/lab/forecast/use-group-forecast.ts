import { useSimulation } from '../use-simulation.ts';
import type { GroupAsked } from './group-asked.ts';
import type { GroupNews } from './group.worker.ts';

const newWorker = () => new Worker(new URL('./group.worker.ts', import.meta.url), { type: 'module' });

/** Simulates a group in a worker, one at a time; stopping keeps the figures so far. */
export const useGroupForecast = () =>
  useSimulation<GroupAsked, GroupNews>(newWorker, ({ done, runs }) => done >= runs);
