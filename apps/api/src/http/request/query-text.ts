import { parse } from 'node:querystring';
import { recent } from './recent.ts';

type Query = Readonly<Record<string, unknown>>;

/** Pages ask the same lists in the same words; what is longer than this is rarely asked twice. */
const keptQueries = 500;
const keptLength = 2000;

/** Under this name a query that is kept holds what was read of it, by what it was read with. */
const readings = Symbol('readings');
type Kept = Query & { readonly [readings]?: Map<object, unknown> };

/** Stands for a query that was asked once, whose text alone is kept. */
const once: Query = Object.freeze({});

/**
 * Reads the text after the `?`. From the second time on, the same text is the same frozen object as long as it is kept:
 * to keep what nobody asks for again costs more than it ever saves. No text at all is kept from the first.
 */
export function queryTextReader(): (text: string) => Query {
  const known = recent<Query>(keptQueries);
  known.set('', kept({}));
  return (text) => {
    const found = known.get(text);
    if (found && found !== once) return found;
    const query = { ...parse(text) };
    if (text.length > keptLength) return query;
    const asked = found ? kept(query) : once;
    known.set(text, asked);
    return found ? asked : query;
  };
}

const kept = (query: Query): Kept =>
  Object.freeze(Object.defineProperty(query, readings, { value: new Map<object, unknown>() }));

const readingsOf = (query: unknown): Kept[typeof readings] =>
  typeof query === 'object' && query !== null ? (query as Kept)[readings] : undefined;

/** Whether a query was asked before in the same words, so that it may be again. */
export const isAskedAgain = (query: unknown): boolean => readingsOf(query) !== undefined;

/** Reads a query with something, as a schema, once for the same text. What is kept is frozen: many handlers will see it. */
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
