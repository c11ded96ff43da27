import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#http/fail.ts';

/** In milliseconds: a little less than the ten seconds within which a call is answered, by as much as we look late. */
const usualLimit = 9250;

/**
 * Answers 503 when a call of the API takes too long; what it had begun ends at the database's own limits. Health
 * has a shorter one, and what comes or goes slowly over a weak line, a picture or a file of the web, has no such limit.
 * One timer looks at all calls: Fastify's own limit costs each of them a timer and an abort that nobody hears.
 */
export function endInTime(app: FastifyInstance, limit = usualLimit): void {
  const waiting = new Map<FastifyReply, number>();
  app.addHook('onRequest', (_, reply, done) => {
    waiting.set(reply, performance.now() + limit);
    done();
  });
  app.addHook('onResponse', (_, reply, done) => {
    waiting.delete(reply);
    done();
  });
  const timer = setInterval(() => endLate(waiting), limit / 40);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** The calls that have waited longest come first. */
function endLate(waiting: Map<FastifyReply, number>): void {
  for (const [reply, end] of waiting) {
    if (end > performance.now()) return;
    waiting.delete(reply);
    if (!reply.sent && isLimited(reply.request)) reply.send(fail('server.overloaded'));
  }
}

function isLimited({ routeOptions: { config } }: FastifyRequest): boolean {
  const { route } = config;
  return route !== undefined && route.upload === undefined && route.tag !== 'health';
}
