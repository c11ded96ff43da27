import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorBodyOf } from '#http/answer/error-answer.ts';
import { fail } from '#http/fail.ts';
import { noteOverload } from '#http/log/overloads.ts';
import { languageOf } from '#http/request/headers.ts';
import { jsonHeaders } from '#http/web/security.ts';
import type { CallTurns } from './call-turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call of this route would be refused when it asks for its turn; counts it then. */
    refusesEarly?: (request: FastifyRequest) => boolean;
  }
}

const busy = fail('server.overloaded');

/** In seconds. */
const retryAfter = '2';

/** In milliseconds: for how long some are refused before the answers of the database are looked at again. */
const atOnce = 5;

/**
 * Refuses reads before anything is done for them while what waits has waited for too long: not even their session is read, since that
 * may be a statement. Some at a time: a thousand connections that are all read from and answered before the database is heard again would
 * let what has been accepted wait for all of them.
 */
export function refuseEarly(app: FastifyInstance, { reads }: Pick<CallTurns, 'reads'>): void {
  const refused: FastifyReply[] = [];
  let isRefusing = false;
  const refuseSome = () => {
    const end = performance.now() + atOnce;
    let done = 0;
    for (; done < refused.length && performance.now() < end; done += 1) answerBusy(refused[done]);
    refused.splice(0, done);
    isRefusing = refused.length > 0;
    if (isRefusing) setImmediate(refuseSome);
  };
  app.addHook('onRequest', (request, reply, done) => {
    // The options of a route are put together when they are asked for.
    if (reads.total.waiting === 0) return done();
    if (!request.routeOptions.config.refusesEarly?.(request)) return done();
    refused.push(reply.hijack());
    if (!isRefusing) setImmediate(refuseSome);
    isRefusing = true;
  });
}

/** Past Fastify, at a third of what an error costs that is thrown. */
function answerBusy(reply: FastifyReply | undefined): void {
  if (!reply) return;
  const { request, raw } = reply;
  noteOverload(request, 'what is asked waits for too long');
  const body = JSON.stringify(errorBodyOf(busy, languageOf(request), request.id));
  raw
    .writeHead(503, {
      ...jsonHeaders,
      'cache-control': 'no-store',
      'retry-after': retryAfter,
      'x-request-id': request.id,
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
