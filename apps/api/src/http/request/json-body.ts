import type { FastifyInstance } from 'fastify';
import { fail } from '#http/fail.ts';

/** Deeper than anything in the contract, and far below what overflows a recursive parser. */
const depthAtMost = 32;

/** Parses JSON bodies: an empty body is undefined; `__proto__` and excessive nesting are malformed. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // No plain text: any web page may send that anywhere without a CORS preflight.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') done(null, undefined);
    else if (isTooDeep(text)) done(fail('request.malformed'));
    else void parse(request, text, done);
  });
}

/** Whether brackets, except in strings, nest deeper than allowed; checked before parsing. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gsu)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > depthAtMost) return true;
  }
  return false;
}
