/** One Ctrl-C arrives several times if npm and the terminal both forward it. */
const samePress = 500;

/**
 * Calls `stop` at the first SIGINT, SIGTERM or SIGHUP, or when the program that started this one is gone; a second
 * Ctrl-C calls `force`.
 */
export function onStopSignal(stop: (signal: string) => void, force: () => void): void {
  let first: number | undefined;
  const hear = (signal: string) => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      stop(signal);
    } else if (now - first > samePress) force();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
  process.once('disconnect', () => hear('disconnect'));
  process.channel?.unref();
}
