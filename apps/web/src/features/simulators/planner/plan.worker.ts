import { type FormatPlan, type FormatToPlan, planFormat } from '@topspin/engine';
import { due } from '#domain/simulation/due.ts';
import { runsOf } from './plan-runs.ts';

/** How far the simulation is, and what it found. */
export type PlanNews = { readonly done: number; readonly runs: number; readonly plan: FormatPlan };

addEventListener('message', ({ data }: MessageEvent<FormatToPlan>) => {
  const runs = runsOf(data);
  for (const { done, plan } of due(planFormat(data, { runs, seed: 'plan' })))
    postMessage({ done, runs, plan: plan() } satisfies PlanNews);
});
