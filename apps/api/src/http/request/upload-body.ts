import type { Route } from '@topspin/contract';
import type { FastifyInstance } from 'fastify';

/** Reads binary bodies, of the content types that some route accepts. */
export function parseUploads(app: FastifyInstance, routes: readonly Route[]): void {
  const types = [...new Set(routes.flatMap(({ upload }) => upload ?? []))];
  if (types.length === 0) return;
  app.addContentTypeParser<Buffer>(types, { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
}
