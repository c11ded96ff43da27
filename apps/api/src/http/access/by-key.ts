import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#http/fail.ts';
import { networkOf, type CheckLimit } from '#http/limits/limits.ts';
import { idIn } from './id-in.ts';
import type { Guard } from './guard.ts';

/** How keys of opens begin: neither access tokens nor those of umpires do, so that a leaked one is recognised. */
export const keyStart = 'open_';
const isKey = (token: string): boolean => token.startsWith(keyStart);

/** Lets pages of other sites read an answer, and what its headers say of when to ask again. There is no cookie that could come along. */
export const foreignPages: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Retry-After, x-request-id',
};

/** How long a browser remembers what it may ask: the most that Chrome does. */
const rememberedSeconds = '7200';

/** Browsers ask beforehand, without the key, whether a page may send one (Fetch standard, CORS preflight). */
export function allowForeignPages(app: FastifyInstance, url: string): void {
  app.options(url, (_, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'Authorization, If-None-Match, x-application-lang',
        'access-control-max-age': rememberedSeconds,
      })
      .send(),
  );
}

export type KeyGuard = Pick<Guard, 'authenticateByKey'> & { readonly checkLimit: CheckLimit };

type KeyRequest = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly token: string };

/**
 * Admits a call with a key of an open: on routes that keys read, for its own open, within the limits. Undefined if the token is no key. A page of another
 * site may read why it is refused.
 */
export function admitKey(
  { authenticateByKey, checkLimit }: KeyGuard,
  { request, reply, token }: KeyRequest,
): Promise<void> | undefined {
  if (!isKey(token)) return undefined;
  if (!request.routeOptions.config.access?.byKey) throw fail('auth.forbidden');
  reply.headers(foreignPages);
  const admit = async () => {
    const reader = await authenticateByKey(token, networkOf(request.ip));
    if (!reader) throw fail('openKey.ended');
    if (idIn(request.params)?.toLowerCase() !== reader.openId) throw fail('openKey.otherOpen');
    request.reader = reader;
    await checkLimit('keys', request);
  };
  return admit();
}
