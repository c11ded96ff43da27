import { useEffect, useRef, useState } from 'react';
import type { EloFigures, EloTest } from './elo-test.ts';

type State = { readonly running: boolean; readonly figures: EloFigures | null; readonly failed: boolean };

/** Runs a test in a worker, one at a time; stopping keeps the figures so far. */
export function useEloTest() {
  const [state, setState] = useState<State>({ running: false, figures: null, failed: false });
  const worker = useRef<Worker>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const run = (asked: EloTest) => {
    end();
    const next = new Worker(new URL('./elo-test.worker.ts', import.meta.url), { type: 'module' });
    worker.current = next;
    setState({ running: true, figures: null, failed: false });
    next.addEventListener('message', ({ data }: MessageEvent<EloFigures>) =>
      setState({ running: data.played < asked.matches, figures: data, failed: false }),
    );
    next.addEventListener('error', () => setState({ running: false, figures: null, failed: true }));
    next.postMessage(asked, []);
  };
  const stop = () => {
    end();
    setState((before) => ({ ...before, running: false }));
  };
  return { ...state, run, stop };
}
