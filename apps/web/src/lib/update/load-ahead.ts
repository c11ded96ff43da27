import { serverAnswers } from '#lib/api/ping.ts';

/** Once the page is shown; Safari does not say when it is idle. */
const settled = 2000;

/** A browser never asks again for a file that it could not load, until the page is reloaded: so not while offline. */
const lookAgain = 10_000;

/**
 * Loads parts of the application before they are needed, since the connection may drop, and over plain HTTP no service worker has them.
 * Returns how to stop.
 */
export function loadAhead(parts: readonly (() => Promise<unknown>)[]): () => void {
  let stopped = false;
  let timer = setTimeout(() => void look(), settled);
  async function look(): Promise<void> {
    const answers = await serverAnswers();
    if (stopped) return;
    // One that fails all the same is asked for again when it is opened.
    if (answers) for (const load of parts) void load().catch(() => undefined);
    else timer = setTimeout(() => void look(), lookAgain);
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
