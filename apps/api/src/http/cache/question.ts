import { stringify } from 'node:querystring';
import type { Route, Schema } from '@topspin/contract';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#http/call.ts';
import { languageOf } from '#http/request/headers.ts';
import { readOnce } from '#http/request/query-text.ts';

/**
 * The cache key of a shared answer: the route with its parameters, the parsed query, the language, and whether somebody is
 * logged in, since visitors see less. A public answer is the same for all. Unknown parameters are not part of it; otherwise
 * anybody could fill the memory with copies of one answer.
 */
export function questionOf(route: Route, request: FastifyRequest): string {
  if (route.public) return `public ${askedOf(route, request)}`;
  const { viewer } = request;
  return `${viewer ? 'member' : 'visitor'} ${languageOf(request, viewer?.lang)} ${askedOf(route, request)}`;
}

/**
 * The cache key of a list for one who sees more than others. What they see follows from the tables of the list, and from what was read of
 * their session: when that changes it is read anew, and with it they have another number here (ADR 13).
 */
export const ownQuestionOf = (route: Route, request: FastifyRequest, viewer: Viewer): string =>
  `own ${numberOf(viewer)} ${languageOf(request, viewer.lang)} ${askedOf(route, request)}`;

const numbers = new WeakMap<Viewer, number>();
let given = 0;

function numberOf(viewer: Viewer): number {
  const known = numbers.get(viewer);
  if (known !== undefined) return known;
  numbers.set(viewer, (given += 1));
  return given;
}

function askedOf(route: Route, request: FastifyRequest): string {
  const { url } = request;
  const at = url.indexOf('?');
  const text = at < 0 ? '' : knownText(route, request, url.slice(at + 1));
  return text === '' ? pathOf(route, request) : `${pathOf(route, request)}?${text}`;
}

/** The route and what its path names, however that was written: ids may come in capitals, and any letter as `%61`. */
function pathOf(route: Route, { params }: FastifyRequest): string {
  let path: string = route.path;
  for (const name in Object(params)) path += ` ${idOf(String(Object(params)[name]))}`;
  return path;
}

const uuid = /^[\da-f-]{36}$/iu;
const idOf = (value: string): string => (uuid.test(value) ? value.toLowerCase() : encodeURIComponent(value));

type Query = Readonly<Record<string, string | string[]>>;

/** The query without parameters unknown to the route; the original text if there are none. */
function knownText(route: Route, { query }: FastifyRequest, text: string): string {
  const known = parametersOf(route.query);
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
