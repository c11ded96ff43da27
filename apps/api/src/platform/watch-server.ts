import { runningPostmaster } from '#platform/postmaster-file.ts';
import { startServer, type Launch } from '#platform/postgres-server.ts';

export type Watch = { end(): Promise<void> };

const period = 200;

/**
 * Starts the server again whenever its process is gone, until ended. `told` hears of each time, and of a failure once
 * for as long as it stays the same, as on a full disk.
 */
export function watchServer(launch: Launch, told: (failure: Error | undefined) => void): Watch {
  let restart: Promise<void> | undefined;
  let lastFailure: string | undefined;
  const tell = (failure: Error | undefined) => {
    // But for the number of a process or a file in it.
    const words = failure?.message.replaceAll(/\d+/g, '');
    if (failure === undefined || words !== lastFailure) told(failure);
    lastFailure = words;
  };
  const look = () => {
    if (restart !== undefined || runningPostmaster(launch.cluster.folder) !== undefined) return;
    restart = startServer(launch)
      .then(() => tell(undefined), tell)
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
