import type { Method, Route } from '@topspin/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal, fail } from '#http/fail.ts';

const patternOf = (path: string): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/gu, '[^/]+')}$`, 'u');

/** The error for an unknown route: 405 with the allowed methods if the path exists, else 404. */
export function unknownAddress(routes: readonly Route[]): (request: FastifyRequest) => Refusal {
  const known = routes.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return ({ url }) => {
    const [path = ''] = url.split('?');
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }): Method => method);
    if (allowed.length === 0) return fail('request.notFound');
    return new Refusal('request.methodNotAllowed', undefined, {
      headers: { allow: [...new Set(allowed)].join(', ') },
    });
  };
}
