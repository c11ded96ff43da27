/**
 * Ends a hook after its step: synchronously if the step is, since a promise costs more than most steps; else by returning
 * the promise, which Fastify awaits.
 */
export function goOn(step: void | Promise<void>, done: () => void): void | Promise<void> {
  if (step instanceof Promise) return step;
  done();
}
