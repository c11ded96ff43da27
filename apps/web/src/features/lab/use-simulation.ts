import { useState } from 'react';
import { useWorker } from '#domain/simulation/use-worker.ts';

/** Runs a simulation in a worker, one at a time; stopping keeps the figures so far. */
export function useSimulation<Asked, News>(
  newWorker: () => Worker,
  isOver: (news: News, asked: Asked) => boolean,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isStopped, setStopped] = useState(false);
  const found = useWorker<Asked, News>(newWorker, isStopped ? null : asked);
  const state = found?.asked === asked ? found?.news : undefined;
  const failed = state === 'failed';
  const news = failed ? null : (state ?? null);
  const isAtWork = asked !== null && !isStopped && !failed;
  return {
    failed,
    news,
    running: isAtWork && !(news && isOver(news, asked)),
    run: (next: Asked) => {
      setAsked(next);
      setStopped(false);
    },
    stop: () => setStopped(true),
  };
}
