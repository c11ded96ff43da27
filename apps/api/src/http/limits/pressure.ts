import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { fail } from '#http/fail.ts';

/** Signs of an overloaded server: the mean event loop delay in milliseconds, and its memory. */
export type Signs = {
  readonly maxEventLoopDelay?: number;
  readonly maxHeapUsedBytes?: number;
  /** How often to check, in milliseconds. */
  readonly sampleInterval?: number;
};

/** With an event loop this late nobody is answered in time; it is better to refuse some. */
const usualSigns: Signs = { maxEventLoopDelay: 1500 };
const resolution = 10;

/** Answers 503 with `Retry-After` while the server cannot keep up; health routes still answer. */
export function refuseUnderPressure(app: FastifyInstance, signs: Signs = usualSigns): void {
  const { maxEventLoopDelay = Infinity, maxHeapUsedBytes = Infinity, sampleInterval = 1000 } = signs;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let cannotKeepUp = false;
  const timer = setInterval(() => {
    const late = delay.mean / 1e6 - resolution > maxEventLoopDelay;
    cannotKeepUp = late || (maxHeapUsedBytes < Infinity && process.memoryUsage().heapUsed > maxHeapUsedBytes);
    delay.reset();
  }, sampleInterval);
  timer.unref();
  app.addHook('onRequest', (request, _, done) => {
    const refused = cannotKeepUp && request.routeOptions.config.route?.tag !== 'health';
    done(refused ? fail('server.overloaded') : undefined);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}
