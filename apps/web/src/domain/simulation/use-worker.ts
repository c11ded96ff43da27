import { useEffect, useState } from 'react';

/** The last news of a worker about a request; `failed` if the browser could not run it. */
type Found<Asked, News> = { readonly asked: Asked; readonly news: News | 'failed' };

/**
 * Has a worker work on something, until something else, or nothing, is asked for. What it found stays until there is more.
 * Both arguments are compared by identity.
 */
export function useWorker<Asked, News>(
  newWorker: () => Worker,
  asked: Asked | null,
): Found<Asked, News> | null {
  const [found, setFound] = useState<Found<Asked, News> | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const worker = newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<News>) => setFound({ asked, news: data }));
    worker.addEventListener('error', () => setFound({ asked, news: 'failed' }));
    worker.postMessage(asked, []);
    return () => worker.terminate();
  }, [newWorker, asked]);
  return found;
}
