import { fail } from '#http/fail.ts';

export type TurnLimits = {
  /** How many are under way, in all and of one caller. */
  readonly most: number;
  readonly mostOfOne: number;
  /** How many of one caller wait; further ones are refused. */
  readonly mostWaiting: number;
};

/** How the turns are at one moment, and since the start. */
export type TurnsState = {
  readonly underWay: number;
  readonly waiting: number;
  /** Since the start: how many were refused, how many had to wait, and for how many seconds in all. */
  readonly refused: number;
  readonly waited: number;
  readonly secondsWaited: number;
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
  let waiting = 0;
  let refused = 0;
  let waited = 0;
  let msWaited = 0;

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

  const wait = async (by: string, caller: Caller) => {
    const began = performance.now();
    const started = new Promise<void>((go) => caller.waiting.push(go));
    if (caller.underWay < mostOfOne) next.add(by);
    waiting += 1;
    await started;
    waiting -= 1;
    waited += 1;
    msWaited += performance.now() - began;
  };

  const inTurn = async <Result>(by: string, work: () => Promise<Result>): Promise<Result> => {
    const caller = callerOf(by);
    if (underWay < most && caller.underWay < mostOfOne) start(caller);
    else {
      if (caller.waiting.length >= mostWaiting) {
        refused += 1;
        throw fail('server.overloaded');
      }
      await wait(by, caller);
    }
    try {
      return await work();
    } finally {
      end(by, caller);
    }
  };
  const state = (): TurnsState => ({ underWay, waiting, refused, waited, secondsWaited: msWaited / 1000 });
  return Object.assign(inTurn, { state });
}
