import { setTimeout as pause } from 'node:timers/promises';

/** The last step that was asked for, of whichever work. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does work in steps, and rests after each for as long as it took: what is called meanwhile has to reach the hall at once, and an
 * estimate of 600 matches has time. Of all work that is under way only one step is done at a time, or many days together would
 * hold up everybody.
 */
export async function inTurns<Value>(steps: Generator<undefined, Value, void>): Promise<Value> {
  let rest = 0;
  for (;;) {
    const turn = last.then(() => pause(rest));
    last = turn;
    await turn;
    const from = performance.now();
    const { done, value } = steps.next();
    rest = performance.now() - from;
    if (done) return value;
  }
}
