import { useEffect, useState } from 'react';
import type { PointsFormula } from '@topspin/engine';
import { seasonOf, type SeasonInputs } from './season-inputs.ts';
import type { SeasonAsked, SeasonNews } from './season.worker.ts';

/** What is known of the season under one table; `undefined` at first, and `failed` if the browser could not work it out. */
export type TableState = SeasonNews | 'failed' | undefined;

export type Simulation = {
  readonly a: TableState;
  readonly b: TableState;
  readonly isRunning: boolean;
  /** From 0 to 1. */
  readonly done: number;
  readonly start: () => void;
  /** Stops it; what is known by then stays. */
  readonly stop: () => void;
};

type Run = { readonly of: string; readonly isStopped: boolean };

/** Simulates the season under both tables, each in a worker of its own, from the same seed: they differ in nothing but their points. */
export function useSeason(inputs: SeasonInputs): Simulation {
  const of = JSON.stringify(inputs);
  const [run, setRun] = useState<Run | null>(null);
  const isThis = run !== null && run.of === of;
  const runs = isThis && !run.isStopped ? inputs.runs : 0;
  const a = useTable(isThis ? of : null, inputs, inputs.a, runs);
  const b = useTable(isThis ? of : null, inputs, inputs.b, runs);
  const share = (state: TableState): number =>
    state === undefined ? 0 : state === 'failed' ? 1 : state.done / inputs.runs;
  const done = (share(a) + share(b)) / 2;
  return {
    a,
    b,
    done,
    isRunning: runs > 0 && done < 1,
    start: () => setRun({ of, isStopped: false }),
    stop: () => setRun({ of, isStopped: true }),
  };
}

type Known = { readonly of: string; readonly state: TableState };

/** Simulates under one table while `runs` is positive; news of other inputs are forgotten. */
function useTable(of: string | null, inputs: SeasonInputs, points: PointsFormula, runs: number): TableState {
  const [known, setKnown] = useState<Known | null>(null);
  const asked = of === null || runs === 0 ? null : JSON.stringify({ season: seasonOf(inputs, points), runs });
  useEffect(() => {
    if (asked === null || of === null) return;
    const worker = new Worker(new URL('./season.worker.ts', import.meta.url), { type: 'module' });
    const show = (state: TableState) => setKnown({ of, state });
    worker.addEventListener('message', ({ data }: MessageEvent<SeasonNews>) => show(data));
    worker.addEventListener('error', () => show('failed'));
    const season: SeasonAsked = JSON.parse(asked);
    worker.postMessage(season, []);
    return () => worker.terminate();
  }, [asked, of]);
  return known?.of === of ? known?.state : undefined;
}
