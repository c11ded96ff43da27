import { stringify } from 'node:querystring';
import type { Schema } from '@topspin/contract';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '#http/request/headers.ts';
import { readOnce } from '#http/request/query-text.ts';

/**
 * The cache key of a shared answer: the route with its parameters, the parsed query, the language, and whether somebody is
 * logged in, since visitors see less. A public answer is the same for all. Unknown parameters are not part of it; otherwise
 * anybody could fill the memory with copies of one answer.
 */
export function questionOf(request: FastifyRequest): string {
  const { viewer, url } = request;
  const isPublic = request.routeOptions.config.route?.public === true;
  const at = url.indexOf('?');
  const text = at < 0 ? '' : knownText(request, url.slice(at + 1));
  const asked = text === '' ? pathOf(request) : `${pathOf(request)}?${text}`;
  if (isPublic) return `public ${asked}`;
  return `${viewer ? 'member' : 'visitor'} ${languageOf(request, viewer?.lang)} ${asked}`;
}

/** The route and what its path names, however that was written: ids may come in capitals, and any letter as `%61`. */
function pathOf({ params, routeOptions }: FastifyRequest): string {
  let path = routeOptions.url ?? '';
  for (const name in Object(params)) path += ` ${idOf(String(Object(params)[name]))}`;
  return path;
}

const uuid = /^[\da-f-]{36}$/iu;
const idOf = (value: string): string => (uuid.test(value) ? value.toLowerCase() : encodeURIComponent(value));

type Query = Readonly<Record<string, string | string[]>>;

/** The query without parameters unknown to the route; the original text if there are none. */
function knownText({ query, routeOptions }: FastifyRequest, text: string): string {
  const known = parametersOf(routeOptions.config.route?.query);
  return readOnce(query, known, () => {
    const given = Object.entries(query as Query);
    const asked = given.filter(([name]) => known.has(name));
    return asked.length === given.length ? text : stringify(Object.fromEntries(asked));
  });
}

const parameters = new WeakMap<Schema, ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

function parametersOf(schema: Schema | undefined): ReadonlySet<string> {
  if (!schema) return none;
  const found = parameters.get(schema);
  if (found) return found;
  const { def } = schema._zod;
  const names = new Set('shape' in def ? Object.keys(Object(def.shape)) : []);
  parameters.set(schema, names);
  return names;
}
