import type { FastifyInstance, RouteOptions } from 'fastify';

/** In milliseconds: a little less than the ten seconds within which a call is answered. */
const usualLimit = 9500;

/**
 * Answers 503 when a call of the API takes too long; what it had begun ends at the database's own limits. Health
 * has a shorter one, and what comes or goes slowly over a weak line, a picture or a file of the web, has no such limit.
 */
export function endInTime(app: FastifyInstance, limit = usualLimit): void {
  app.addHook('onRoute', (options) => {
    if (isLimited(options)) options.handlerTimeout = limit;
  });
}

function isLimited({ config }: RouteOptions): boolean {
  const route = config?.route;
  return route !== undefined && route.upload === undefined && route.tag !== 'health';
}
