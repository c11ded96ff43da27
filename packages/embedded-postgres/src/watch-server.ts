import { runningPostmaster } from './postmaster-file.ts';
import { startServer, type Launch } from './postgres-server.ts';

export type Watch = { end(): Promise<void> };

const period = 200;

/**
 * Restarts the server whenever its process is gone, until ended. `onRestart` is called each time, and once
 * for a repeated failure, such as a full disk.
 */
export function watchServer(launch: Launch, onRestart: (failure: Error | undefined) => void): Watch {
  let restart: Promise<void> | undefined;
  let lastFailure: string | undefined;
  const report = (failure: Error | undefined) => {
    // Without process or file numbers in it.
    const words = failure?.message.replaceAll(/\d+/g, '');
    if (failure === undefined || words !== lastFailure) onRestart(failure);
    lastFailure = words;
  };
  const look = () => {
    if (restart !== undefined || runningPostmaster(launch.cluster.folder) !== undefined) return;
    restart = startServer(launch)
      .then(() => report(undefined), report)
      .finally(() => (restart = undefined));
  };
  const timer = setInterval(look, period);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await restart;
    },
  };
}
