import { useEffect, useRef, useState } from 'react';

type State<News> = { readonly running: boolean; readonly news: News | null; readonly failed: boolean };

/** Runs a simulation in a worker, one at a time; stopping keeps the figures so far. */
export function useSimulation<Settings, News>(
  newWorker: () => Worker,
  isOver: (news: News, asked: Settings) => boolean,
) {
  const [state, setState] = useState<State<News>>({ running: false, news: null, failed: false });
  const worker = useRef<Worker>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const run = (asked: Settings) => {
    end();
    const next = newWorker();
    worker.current = next;
    setState({ running: true, news: null, failed: false });
    next.addEventListener('message', ({ data }: MessageEvent<News>) =>
      setState({ running: !isOver(data, asked), news: data, failed: false }),
    );
    next.addEventListener('error', () => setState({ running: false, news: null, failed: true }));
    next.postMessage(asked, []);
  };
  const stop = () => {
    end();
    setState((before) => ({ ...before, running: false }));
  };
  return { ...state, run, stop };
}
