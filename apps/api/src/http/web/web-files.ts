import { sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knows, sentTo, type KeptAnswer } from '#http/cache/kept-answer.ts';
import { fail } from '#http/fail.ts';

const year = 365 * 24 * 60 * 60;

/** The folder of files with a content hash in their name. */
const hashedFolder = 'assets';

/** Serves the built web, pre-compressed: hashed names are cached for ever, everything else is revalidated. */
export async function serveWeb(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(staticFiles, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    index: false,
    wildcard: false,
    setHeaders: (response, path) => {
      response.header('cache-control', cacheControlOf(path));
    },
  });
}

export const cacheControlOf = (path: string): string =>
  path.includes(`${sep}${hashedFolder}${sep}`) ? `public, max-age=${year}, immutable` : 'no-cache';

/** Whether a path is a page of the web's router. */
export const isPage = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(?:api|assets)(?:[/?]|$)/u.test(url);

/** Answers any path of the web with its HTML page, and anything else with 404. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  preview?: (request: FastifyRequest) => Promise<KeptAnswer | undefined>,
): Promise<FastifyReply> {
  if (!isPage(request)) throw fail('request.notFound');
  const page = await preview?.(request);
  if (!page) return reply.sendFile('index.html');
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const { body, etag, encoding } = await sentTo(accepted, page);
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language', etag });
  if (knows(known, page)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
