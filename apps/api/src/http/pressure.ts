import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { fail } from './fail.ts';

/** By what a server is known to be late: see the plugin's own words. */
export type Signs = {
  readonly maxEventLoopDelay?: number;
  readonly maxHeapUsedBytes?: number;
  readonly sampleInterval?: number;
};

/** An event loop this late answers nobody in time; better to say so to some. */
const usualSigns: Signs = { maxEventLoopDelay: 1500 };

/** Answers 503 with the time to come back while the server cannot keep up; those who ask for its health still hear. */
export async function refuseUnderPressure(app: FastifyInstance, signs: Signs = usualSigns): Promise<void> {
  await app.register(underPressure, {
    ...signs,
    pressureHandler: (request) => {
      if (request.routeOptions.config.route?.tag === 'health') return;
      throw fail('server.overloaded');
    },
  });
}
