import { fail } from '#http/fail.ts';

export type TurnLimits = {
  /** How many are under way, in all and of one caller. */
  readonly most: number;
  readonly mostOfOne: number;
  /** How many of one caller wait; further ones are refused. */
  readonly mostWaiting: number;
};

type Caller = { underWay: number; readonly waiting: (() => void)[] };

export type FairTurns = ReturnType<typeof fairTurns>;

/**
 * Does so much work at once that some connections to the database stay free, and lets callers take turns: one who asks for a lot waits for
 * their own calls, and nobody else does. Refuses with `server.overloaded` a caller of whom too much waits already.
 */
export function fairTurns({ most, mostOfOne, mostWaiting }: TurnLimits) {
  const callers = new Map<string, Caller>();
  /** Callers of whom something waits and more may start, the one whose turn it is first. */
  const next = new Set<string>();
  let underWay = 0;

  const callerOf = (by: string): Caller => {
    const known = callers.get(by) ?? { underWay: 0, waiting: [] };
    callers.set(by, known);
    return known;
  };
  const start = (caller: Caller) => {
    caller.underWay += 1;
    underWay += 1;
  };
  const startWaiting = () => {
    for (const by of next) {
      if (underWay >= most) return;
      const caller = callerOf(by);
      next.delete(by);
      const go = caller.waiting.shift();
      if (!go) continue;
      start(caller);
      if (caller.waiting.length > 0 && caller.underWay < mostOfOne) next.add(by);
      go();
    }
  };
  const end = (by: string, caller: Caller) => {
    caller.underWay -= 1;
    underWay -= 1;
    if (caller.waiting.length > 0) next.add(by);
    else if (caller.underWay === 0) callers.delete(by);
    startWaiting();
  };

  return async <Result>(by: string, work: () => Promise<Result>): Promise<Result> => {
    const caller = callerOf(by);
    if (underWay < most && caller.underWay < mostOfOne) start(caller);
    else {
      if (caller.waiting.length >= mostWaiting) throw fail('server.overloaded');
      const started = new Promise<void>((go) => caller.waiting.push(go));
      if (caller.underWay < mostOfOne) next.add(by);
      await started;
    }
    try {
      return await work();
    } finally {
      end(by, caller);
    }
  };
}
