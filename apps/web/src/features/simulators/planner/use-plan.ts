import type { FormatToPlan } from '@topspin/engine';
import { useEffect, useState } from 'react';
import type { PlanNews } from './plan.worker.ts';

/** What is known of a plan; `undefined` at first, and `failed` if the browser could not work it out. */
export type PlanState = PlanNews | 'failed' | undefined;

/** Simulates a format in a worker, which is stopped when another one is asked for. Old figures stay until new ones come. */
export function usePlan(toPlan: FormatToPlan): PlanState {
  const [state, setState] = useState<PlanState>();
  const asked = JSON.stringify(toPlan);
  useEffect(() => {
    const worker = new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PlanNews>) => setState(data));
    worker.addEventListener('error', () => setState('failed'));
    worker.postMessage(JSON.parse(asked), []);
    return () => worker.terminate();
  }, [asked]);
  return state;
}
