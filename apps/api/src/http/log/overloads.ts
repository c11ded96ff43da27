import type { FastifyInstance, FastifyRequest } from 'fastify';

/** In milliseconds: an operator has to see that the server is busy, and not a line for each who is told so. */
const between = 10_000;

type Refused = { told: number; untold: number };

const refusedBy = new WeakMap<FastifyInstance, Refused>();

/** Notes that somebody was refused because the server is busy: at most one line in ten seconds, with how many since the last. */
export function noteOverload({ server, log, id: reqId }: FastifyRequest, reason: string): void {
  const refused = refusedBy.get(server) ?? { told: -Infinity, untold: 0 };
  refusedBy.set(server, refused);
  refused.untold += 1;
  const now = performance.now();
  if (now - refused.told < between) return;
  log.error({ reqId, code: 'server.overloaded', reason, times: refused.untold }, 'the server is too busy');
  refused.told = now;
  refused.untold = 0;
}
