import type { FastifyInstance } from 'fastify';
import { guidePage } from './guide.ts';
import { docsPage } from './page.ts';
import { docsStyle } from './style.ts';
import { openApi, type Described, type OpenApi } from './document.ts';

const version = '1';

/** Serves the API description as JSON and as a page, and the guide to keys; each is built on first request. */
export function serveDocs(api: FastifyInstance, routes: readonly Described[]): void {
  let made: OpenApi | undefined;
  const document = (): OpenApi => (made ??= openApi(routes, version));
  const config = { access: { who: 'anyone' } } as const;
  api.get('/openapi.json', { config }, async () => document());
  api.get('/docs', { config }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(document())),
  );
  let guide: Promise<string> | undefined;
  api.get('/docs/keys', { config }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(await (guide ??= guidePage())),
  );
  api.get('/docs.css', { config }, async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}
