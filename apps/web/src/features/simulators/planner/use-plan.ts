import type { FormatToPlan } from '@topspin/engine';
import { useMemo } from 'react';
import { useWorker } from '#domain/simulation/use-worker.ts';
import type { PlanNews } from './plan.worker.ts';

/** What is known of a plan; `undefined` at first, and `failed` if the browser could not work it out. */
export type PlanState = PlanNews | 'failed' | undefined;

const newWorker = () => new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' });

/** Simulates a format in a worker, which is stopped when another one is asked for. Old figures stay until new ones come. */
export function usePlan(toPlan: FormatToPlan): PlanState {
  const json = JSON.stringify(toPlan);
  const asked = useMemo((): FormatToPlan => JSON.parse(json), [json]);
  return useWorker<FormatToPlan, PlanNews>(newWorker, asked)?.news;
}
