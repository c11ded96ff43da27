import { type FormatPlan, type FormatToPlan, planFormat } from '@topspin/engine';

/** How far the simulation is, and what it found. */
export type PlanNews = { readonly done: number; readonly runs: number; readonly plan: FormatPlan };

const runs = 1000;
/** The page is kept up to date this often, in milliseconds. */
const newsEvery = 100;

addEventListener('message', ({ data }: MessageEvent<FormatToPlan>) => {
  let reported = performance.now();
  for (const { done, plan } of planFormat(data, { runs, seed: 'plan' })) {
    const now = performance.now();
    if (done < runs && now - reported < newsEvery) continue;
    reported = now;
    postMessage({ done, runs, plan: plan() } satisfies PlanNews);
  }
});
