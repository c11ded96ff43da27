import { fail } from '#http/fail.ts';

/**
 * Runs one piece of work at a time. Fails with `server.overloaded` while that many wait already, and with
 * `request.malformed` once the caller of one that waits has hung up, so that nothing keeps its bytes.
 */
export function takingTurns(waitingAtMost: number) {
  const waiting = new Set<() => void>();
  let isBusy = false;
  const turn = (gone: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        reject(fail('request.malformed'));
      };
      const start = () => {
        gone.removeEventListener('abort', leave);
        resolve();
      };
      if (gone.aborted) return leave();
      if (waiting.size >= waitingAtMost) return reject(fail('server.overloaded'));
      gone.addEventListener('abort', leave);
      waiting.add(start);
      if (!isBusy) next();
    });
  const next = () => {
    const [start] = waiting;
    isBusy = start !== undefined;
    if (!start) return;
    waiting.delete(start);
    start();
  };
  return async <Result>(gone: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    await turn(gone);
    try {
      return await work();
    } finally {
      next();
    }
  };
}
