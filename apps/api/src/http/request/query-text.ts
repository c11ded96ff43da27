import { parse } from 'node:querystring';
import type { Schema } from '@topspin/contract';
import { recent } from './recent.ts';

type Query = Readonly<Record<string, unknown>>;

/** Pages ask the same lists in the same words; what is longer than this is rarely asked twice. */
const keptQueries = 500;
const keptLength = 2000;

/** Under this name a query that is kept holds what was read of it, by the schema it was read with. */
const readings = Symbol('readings');
type Kept = Query & { readonly [readings]?: Map<Schema, unknown> };

/** Reads the text after the `?`; the same text is the same frozen object, as long as it is kept. */
export function queryTextReader(): (text: string) => Query {
  const known = recent<Query>(keptQueries);
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const query = { ...parse(text) };
    if (text.length <= keptLength) {
      Object.defineProperty(query, readings, { value: new Map() });
      known.set(text, query);
    }
    return Object.freeze(query);
  };
}

/** Reads a query with a schema, once for the same text. What is kept is frozen: many handlers will see it. */
export function readOnce<T>(query: unknown, schema: Schema, read: () => T): T {
  const known = typeof query === 'object' && query !== null ? (query as Kept)[readings] : undefined;
  if (!known) return read();
  if (known.has(schema)) return known.get(schema) as T;
  const value = frozen(read());
  known.set(schema, value);
  return value;
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
