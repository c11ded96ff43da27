import { setImmediate } from 'node:timers/promises';

/** The last step that was asked for, of whichever work. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does work in steps, and lets the server answer others before each of them: a step of a day of 600 matches takes 25 ms. Of all work
 * that is under way only one step is done at a time, or many days together would hold up everybody.
 */
export async function inTurns<Value>(steps: Generator<undefined, Value, void>): Promise<Value> {
  for (;;) {
    const turn = last.then(() => setImmediate());
    last = turn;
    await turn;
    const { done, value } = steps.next();
    if (done) return value;
  }
}
