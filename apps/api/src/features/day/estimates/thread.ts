import { fileURLToPath } from 'node:url';
import type { Day } from '@topspin/engine';
import type { Tinypool } from 'tinypool';
import type { Estimated, ToEstimate } from './estimate-in-thread.ts';
import { inTurnOfDay } from './turn-of-day.ts';

/** An estimate lasts a minute: while somebody looks at a day, the thread stays. In milliseconds. */
const idleTimeout = 90_000;
const filename = fileURLToPath(new URL('estimate-in-thread.ts', import.meta.url));

let made: Promise<Tinypool> | undefined;

/** A thread of its own, so that a long file that arrives holds up no hall. Its code is loaded with the first estimate. */
async function makePool(): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({ minThreads: 0, maxThreads: 1, idleTimeout });
}

/** Estimates a day beside what answers everybody, and after it: whoever is called meanwhile has to reach the hall at once. */
export const estimateInThread = (dayId: string, day: Day): Promise<Estimated> =>
  inTurnOfDay(dayId, async () => {
    made ??= makePool();
    const pool = await made;
    const input: ToEstimate = { day, seed: dayId };
    const estimate: Estimated = await pool.run(input, { filename, name: 'run' });
    return estimate;
  });
