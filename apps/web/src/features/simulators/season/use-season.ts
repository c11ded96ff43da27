import { useMemo, useState } from 'react';
import { useWorker } from '#domain/simulation/use-worker.ts';
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
  const runs = run?.of === of && !run.isStopped;
  const a = useTable(of, 'a', runs);
  const b = useTable(of, 'b', runs);
  const share = (state: TableState): number =>
    state === undefined ? 0 : state === 'failed' ? 1 : state.done / inputs.runs;
  const done = (share(a) + share(b)) / 2;
  return {
    a,
    b,
    done,
    isRunning: runs && done < 1,
    start: () => setRun({ of, isStopped: false }),
    stop: () => setRun({ of, isStopped: true }),
  };
}

const newWorker = () => new Worker(new URL('./season.worker.ts', import.meta.url), { type: 'module' });

/** Simulates under one table while it runs; news of other inputs are forgotten. */
function useTable(of: string, table: 'a' | 'b', runs: boolean): TableState {
  const asked = useMemo((): SeasonAsked => {
    const inputs: SeasonInputs = JSON.parse(of);
    return { season: seasonOf(inputs, inputs[table]), runs: inputs.runs };
  }, [of, table]);
  const found = useWorker<SeasonAsked, SeasonNews>(newWorker, runs ? asked : null);
  return found?.asked === asked ? found.news : undefined;
}
