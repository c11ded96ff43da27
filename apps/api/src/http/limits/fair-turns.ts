import { fail } from '#http/fail.ts';
import { fairQueue, type Asker, type Reason, type Turn, type TurnLimits } from './fair-queue.ts';

/** How the turns are at one moment, and since the start. */
export type TurnsState = {
  readonly underWay: number;
  readonly waiting: number;
  /** How long the one has waited that came first, in seconds. */
  readonly oldest: number;
  /** Since the start: how many were refused and why, how many had to wait, and for how many seconds in all. */
  readonly refused: Readonly<Record<Reason, number>>;
  readonly waited: number;
  readonly secondsWaited: number;
};

type Waiting = { readonly start: (turn: Held) => void; readonly giveUp: () => void };
type Held = Turn<Waiting>;

type How = {
  /** How many may be under way now, where others come first. */
  readonly room?: () => number;
  /** Called when a turn ends: there may be room for others. */
  readonly onEnd?: () => void;
};

export type FairTurns = ReturnType<typeof fairTurns>;

/**
 * Does so much work at once that some connections to the database stay free, and lets callers take turns: one who asks for a lot waits for
 * their own calls, and nobody else does. Refuses with `server.overloaded`, at once, what would wait for too long.
 */
export function fairTurns(limits: TurnLimits, { room = () => limits.atOnce.all, onEnd }: How = {}) {
  const queue = fairQueue<Waiting>(limits);
  const refused: Record<Reason, number> = { many: 0, slow: 0, late: 0 };
  let waited = 0;
  let msWaited = 0;

  const refuse = (reason: Reason) => {
    refused[reason] += 1;
    return fail('server.overloaded');
  };

  /** Starts what there is room for. */
  const startWaiting = () => {
    if (queue.total.waiting === 0) return;
    const now = performance.now();
    for (let next = queue.next(now, room()); next; next = queue.next(now, room())) {
      if (next.turn) next.item.start(next.turn);
      else next.item.giveUp();
    }
  };

  const wait = async (asker: Asker): Promise<Held> => {
    const began = performance.now();
    const reason = queue.refusal(asker, began);
    if (reason) throw refuse(reason);
    const turn = await new Promise<Held>((start, reject) =>
      queue.add(asker, { start, giveUp: () => reject(refuse('late')) }, began),
    );
    waited += 1;
    msWaited += performance.now() - began;
    return turn;
  };

  const end = (turn: Held) => {
    queue.end(turn, queue.total.waiting === 0 ? 0 : performance.now());
    startWaiting();
    onEnd?.();
  };

  const inTurn = async <Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> => {
    const turn = queue.start(asker, room()) ?? (await wait(asker));
    try {
      return await work();
    } finally {
      end(turn);
    }
  };

  const state = (): TurnsState => {
    const oldest = queue.oldest();
    const age = oldest === undefined ? 0 : (performance.now() - oldest) / 1000;
    const { underWay, waiting } = queue.total;
    return { underWay, waiting, oldest: age, refused, waited, secondsWaited: msWaited / 1000 };
  };

  /** Whether whoever has nothing here yet would be refused, about this open. */
  const isSlow = (open: string): boolean => queue.total.waiting > 0 && queue.isSlow(open, performance.now());
  /** Counts one that was refused before it asked for a turn. */
  const noteRefused = () => void (refused.slow += 1);

  return Object.assign(inTurn, { state, startWaiting, isSlow, noteRefused, total: queue.total });
}
