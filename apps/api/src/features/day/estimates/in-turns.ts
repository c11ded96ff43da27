import { setImmediate } from 'node:timers/promises';

/** Does work in steps, and lets the server answer others before each of them: a step of a day of 600 matches takes 25 ms. */
export async function inTurns<Value>(steps: Generator<undefined, Value, void>): Promise<Value> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}
