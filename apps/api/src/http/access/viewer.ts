import { rolesHeader } from '@topspin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyReader, LinkUmpire, Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { goOn } from '#http/go-on.ts';
import { admitKey, type KeyGuard } from './by-key.ts';
import type { Guard } from './guard.ts';
import { bearerOf, checkApplication } from '#http/request/headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    umpire: LinkUmpire | null;
    reader: KeyReader | null;
    parsedParams: unknown;
  }
}

/** Reads the viewer before any route runs, and forbids caching; an invalid token fails, except on login routes. */
export function readViewer(
  app: FastifyInstance,
  {
    authenticate,
    authenticateByLink,
    ...guard
  }: Pick<Guard, 'authenticate' | 'authenticateByLink'> & KeyGuard,
): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('umpire', null);
  app.decorateRequest('reader', null);
  app.decorateRequest('parsedParams', undefined);
  const admitUmpire = (request: FastifyRequest, umpire: LinkUmpire | null) => {
    request.umpire = umpire;
    if (!umpire && !atTheDoor(request)) throw fail('auth.expired');
  };
  const admit = (request: FastifyRequest, reply: FastifyReply, viewer: Viewer | null) => {
    request.viewer = viewer;
    if (viewer) reply.header(rolesHeader, rolesOf(viewer));
    else if (!atTheDoor(request)) throw fail('auth.expired');
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    checkApplication(request);
    const token = request.headers.authorization === undefined ? null : bearerOf(request);
    const reading = token === null ? undefined : admitKey(guard, { request, reply, token });
    if (reading) return goOn(reading, done);
    if (token === null || needsNoViewer(request)) return done();
    const umpire = authenticateByLink(token);
    if (umpire instanceof Promise)
      return goOn(
        umpire.then((found) => admitUmpire(request, found)),
        done,
      );
    if (umpire !== undefined) {
      admitUmpire(request, umpire);
      return done();
    }
    const viewer = authenticate(token);
    const step =
      viewer instanceof Promise
        ? viewer.then((found) => admit(request, reply, found))
        : admit(request, reply, viewer);
    return goOn(step, done);
  });
}

/** The roles of the viewer, in every answer: who was given or lost one sees it with the next. */
export const rolesOf = ({ roles }: Viewer): string => roles.join(',');

/** Health routes must not wait for the database, and public ones answer everybody alike. */
const needsNoViewer = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.route?.tag === 'health' || config.route?.public === true;

/** A login or refresh may still carry the old token. */
const atTheDoor = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.access?.who === 'anyone' && routeOptions.config.route?.tag === 'auth';
