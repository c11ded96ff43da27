/**
 * Ends a hook with its step: at once where nothing is waited for, since a promise costs more than most steps; else with
 * the promise, which Fastify waits for when a hook returns one.
 */
export function goOn(step: void | Promise<void>, done: () => void): void | Promise<void> {
  if (step instanceof Promise) return step;
  done();
}
