import { runningPostmaster } from '#platform/postmaster-file.ts';
import { startServer, type Launch } from '#platform/postgres-server.ts';

export type Watch = { end(): Promise<void> };

const period = 500;

/** Starts the server again whenever its process is gone, until ended. `told` hears of each time, with the failure if any. */
export function watchServer(launch: Launch, told: (failure: Error | undefined) => void): Watch {
  let restart: Promise<void> | undefined;
  const look = () => {
    if (restart !== undefined || runningPostmaster(launch.cluster.folder) !== undefined) return;
    restart = startServer(launch)
      .then(
        () => told(undefined),
        (error: Error) => told(error),
      )
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
