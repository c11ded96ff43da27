import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from './call.ts';
import { fail } from './fail.ts';
import type { Guard } from './guard.ts';
import { bearerOf, checkApplication } from './headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    parsedParams: unknown;
  }
}

/** Reads who calls before any route decides, and lets nothing of it be kept on the way; a token that is no longer good asks for a refresh, but not at the door. */
export function readViewer(app: FastifyInstance, { authenticate }: Pick<Guard, 'authenticate'>): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('parsedParams', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    checkApplication(request);
    // Who asks for health is asked nothing: the answer must not wait for the database.
    if (request.routeOptions.config.route?.tag === 'health') return;
    const token = bearerOf(request);
    if (token === null) return;
    request.viewer = await authenticate(token);
    if (!request.viewer && !atTheDoor(request)) throw fail('auth.expired');
  });
}

/** Whoever logs in or refreshes may still send the old token along. */
const atTheDoor = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.access?.who === 'anyone' && routeOptions.config.route?.tag === 'auth';
