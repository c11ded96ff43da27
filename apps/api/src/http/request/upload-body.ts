import type { Route } from '@topspin/contract';
import type { FastifyInstance } from 'fastify';

/** Reads bodies that are bytes, of the types that some route takes. */
export function parseUploads(app: FastifyInstance, routes: readonly Route[]): void {
  const types = [...new Set(routes.flatMap(({ upload }) => upload ?? []))];
  if (types.length === 0) return;
  app.addContentTypeParser<Buffer>(types, { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
}
