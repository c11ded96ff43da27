import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './fail.ts';

/** An event loop this late answers nobody in time; better to say so to some. */
const delayAtMost = 1500;
const retryAfterSeconds = 2;

/** Answers 503 with the time to come back while the server cannot keep up; those who ask for its health still hear. */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delayAtMost,
    pressureHandler: (request) => {
      if (request.routeOptions.config.route?.tag === 'health') return;
      throw new Refusal('server.overloaded', undefined, {
        headers: { 'retry-after': String(retryAfterSeconds) },
      });
    },
  });
}
