/** The time in milliseconds that the work of a day has taken, while any of it is under way. */
type Served = { time: number; works: number };
type Waiting = { readonly of: Served; readonly start: () => void };

const days = new Map<string, Served>();
const waiting: Waiting[] = [];
let isUnderWay = false;

/**
 * Does one piece of work after the other, and next that of the day that has taken least: a day that is asked for much would hold up the
 * others.
 */
export async function inTurnOfDay<Value>(day: string, work: () => Promise<Value>): Promise<Value> {
  const of = arrive(day);
  try {
    await turn(of);
    const from = performance.now();
    try {
      return await work();
    } finally {
      of.time += performance.now() - from;
      pass();
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
