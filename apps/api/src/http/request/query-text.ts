import { parse } from 'node:querystring';
import { leastRecent } from '#http/cache/least-recent.ts';

type Query = Readonly<Record<string, unknown>>;

/** Web pages repeat the same queries; longer ones are rarely repeated. */
const keptQueries = 500;
const keptLength = 2000;

/** The property of a cached query that holds its parsed results, by parser. */
const readings = Symbol('readings');
type Kept = Query & { readonly [readings]?: Map<object, unknown> };

/** Marks a query seen once, of which only the text is kept. */
const once: Query = Object.freeze({});

/**
 * Parses the query string. From the second time on, the same text gives the same frozen object while it is cached;
 * caching queries that are never repeated would cost more than it saves. The empty query is cached from the first.
 */
export function queryTextReader(): (text: string) => Query {
  const known = leastRecent<Query>(keptQueries);
  known.put('', kept({}));
  return (text) => {
    const found = known.get(text);
    if (found && found !== once) return found;
    const query = { ...parse(text) };
    if (text.length > keptLength) return query;
    const asked = found ? kept(query) : once;
    known.put(text, asked);
    return found ? asked : query;
  };
}

const kept = (query: Query): Kept =>
  Object.freeze(Object.defineProperty(query, readings, { value: new Map<object, unknown>() }));

const readingsOf = (query: unknown): Kept[typeof readings] =>
  typeof query === 'object' && query !== null ? (query as Kept)[readings] : undefined;

/** Whether the same query string was seen before, and so may come again. */
export const isAskedAgain = (query: unknown): boolean => readingsOf(query) !== undefined;

/** Parses a query with a parser such as a schema, once per text. Cached results are frozen: many handlers share them. */
export function readOnce<T>(query: unknown, by: object, read: () => T): T {
  const known = readingsOf(query);
  if (!known) return read();
  if (known.has(by)) return known.get(by) as T;
  const value = frozen(read());
  known.set(by, value);
  return value;
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
