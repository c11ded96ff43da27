import { fail } from '#http/fail.ts';

type Limits = {
  /** How many wait or are under way, in all and of one account; further ones are refused. */
  readonly most: number;
  readonly mostOfOne?: number;
};

type Turn<Result> = {
  /** The account that asks. */
  readonly by?: string;
  /** Ends the wait once the caller has hung up, so that nothing keeps its bytes. */
  readonly gone?: AbortSignal;
  readonly work: () => Promise<Result>;
};

type Waiting = { readonly by: string | undefined; readonly start: () => void };

/**
 * Does expensive work one by one. Refuses with `server.overloaded` what would be one too many, or whose account has too much waiting
 * already, so that nobody fills the queue alone; and with `request.malformed` what waits for a caller who has gone.
 */
export function inTurns({ most, mostOfOne = most }: Limits) {
  /** The first is under way. */
  const queue: Waiting[] = [];
  const leave = (one: Waiting) => queue.splice(queue.indexOf(one), 1);
  const turn = (by: string | undefined, gone: AbortSignal | undefined) =>
    new Promise<Waiting>((resolve, reject) => {
      const own = queue.filter((one) => one.by === by).length;
      if (gone?.aborted) return reject(fail('request.malformed'));
      if (queue.length >= most || own >= mostOfOne) return reject(fail('server.overloaded'));
      const giveUp = () => {
        leave(one);
        reject(fail('request.malformed'));
      };
      const one: Waiting = {
        by,
        start: () => {
          gone?.removeEventListener('abort', giveUp);
          resolve(one);
        },
      };
      gone?.addEventListener('abort', giveUp);
      queue.push(one);
      if (queue.length === 1) one.start();
    });
  return async <Result>({ by, gone, work }: Turn<Result>): Promise<Result> => {
    const own = await turn(by, gone);
    try {
      return await work();
    } finally {
      leave(own);
      queue[0]?.start();
    }
  };
}
