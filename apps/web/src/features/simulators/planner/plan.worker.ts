import { type FormatPlan, type FormatToPlan, planFormat } from '@topspin/engine';
import { due } from '#domain/simulation/due.ts';

/** How far the simulation is, and what it found. */
export type PlanNews = { readonly done: number; readonly runs: number; readonly plan: FormatPlan };

const runs = 1000;

addEventListener('message', ({ data }: MessageEvent<FormatToPlan>) => {
  for (const { done, plan } of due(planFormat(data, { runs, seed: 'plan' })))
    postMessage({ done, runs, plan: plan() } satisfies PlanNews);
});
