import type { FastifyInstance } from 'fastify';
import { fail } from '#http/fail.ts';

/** Deeper than anything the contract has, and far from what a recursive reader stumbles over. */
const depthAtMost = 32;

/** Reads JSON bodies: no body is none, `__proto__` and what is nested too deeply are malformed. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Nothing here is plain text, which any page may send to anywhere without being asked.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') done(null, undefined);
    else if (isTooDeep(text)) done(fail('request.malformed'));
    else void parse(request, text, done);
  });
}

/** Whether brackets, those in strings left out, are open deeper than allowed; found before anything is built. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gsu)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > depthAtMost) return true;
  }
  return false;
}
