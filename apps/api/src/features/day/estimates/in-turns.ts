import { setTimeout as pause } from 'node:timers/promises';

/** The time in milliseconds that the steps of a day have taken, while any of its work is under way. */
type Served = { time: number; works: number };
type Waiting = { readonly of: Served; readonly start: () => void };

const days = new Map<string, Served>();
const waiting: Waiting[] = [];
let isUnderWay = false;

/**
 * Does work of a day in steps, and rests after each for as long as it took: what is called meanwhile has to reach the hall at once, and an
 * estimate of 600 matches has time. Of all work that is under way only one step is done at a time, or many days together would
 * hold up everybody; and the next is of the day that has taken least, or a day that is asked for much would hold up the others.
 */
export async function inTurns<Value>(day: string, steps: Generator<undefined, Value, void>): Promise<Value> {
  const of = arrive(day);
  let rest = 0;
  try {
    for (;;) {
      await turn(of);
      try {
        await pause(rest);
        const from = performance.now();
        const { done, value } = steps.next();
        rest = performance.now() - from;
        of.time += rest;
        if (done) return value;
      } finally {
        pass();
      }
    }
  } finally {
    of.works -= 1;
    if (of.works === 0) days.delete(day);
  }
}

/** A day that comes later has taken as much as the one that has taken least: it need not catch up, nor may it. */
function arrive(day: string): Served {
  const known = days.get(day);
  const least = Math.min(...[...days.values()].map(({ time }) => time));
  const of = known ?? { time: Number.isFinite(least) ? least : 0, works: 0 };
  of.works += 1;
  days.set(day, of);
  return of;
}

async function turn(of: Served): Promise<void> {
  if (isUnderWay) await new Promise<void>((start) => waiting.push({ of, start }));
  isUnderWay = true;
}

/** Lets the next work begin: of the day that has taken least time, and among equals the one that has waited longest. */
function pass(): void {
  const least = Math.min(...waiting.map(({ of }) => of.time));
  const at = waiting.findIndex(({ of }) => of.time === least);
  const [next] = at < 0 ? [] : waiting.splice(at, 1);
  if (next) next.start();
  else isUnderWay = false;
}
