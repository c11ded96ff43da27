import { fail } from '#http/fail.ts';

type Limits = {
  /** How many wait or are under way, in all and of one account; further ones are refused. */
  readonly most: number;
  readonly mostOfOne: number;
};

type Turn<Result> = {
  /** The account that asks. */
  readonly by: string;
  readonly work: () => Promise<Result>;
};

/**
 * Does expensive work one by one. Refuses with `server.overloaded` what would wait too long, or whose account has too much waiting
 * already, so that nobody fills the queue alone.
 */
export function inTurns({ most, mostOfOne }: Limits) {
  const waiting: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>({ by, work }: Turn<Result>): Promise<Result> => {
    const own = waiting.filter((account) => account === by).length;
    if (waiting.length >= most || own >= mostOfOne) throw fail('server.overloaded');
    waiting.push(by);
    const turn = last.then(work);
    // The caller gets its error; the next one only waits for its end.
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting.splice(waiting.indexOf(by), 1);
    }
  };
}
