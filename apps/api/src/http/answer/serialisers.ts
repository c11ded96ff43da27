import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { Route, Schema } from '@topspin/contract';
import { jsonSchema, shapeOf } from './json-schema.ts';

type Serialise = (body: unknown) => string;

const compile = SerializerSelector()();

/** Those compiled so far. The contract lives as long as the process, so all its servers share them. */
const compiled = new WeakMap<Schema, Serialise>();

/** The schemas of a route's answers that have a body, by status. */
export function bodiesOf({ answers }: Route): Record<string, Schema> {
  const bodies: Record<string, Schema> = {};
  for (const [status, schema] of Object.entries(answers)) if (schema) bodies[status] = schema;
  return bodies;
}

/** Fastify's `serializerCompiler` of a route. Compiles when the first answer is sent: a server uses few of its routes. */
export const lazySerialiser =
  (route: Route) =>
  ({ httpStatus = '' }: { readonly httpStatus?: string }): Serialise =>
  (body) =>
    serialiserOf(route, httpStatus)(body);

export function serialiserOf({ answers, method, path: url }: Route, httpStatus: string): Serialise {
  const schema = answers[Number(httpStatus)];
  if (!schema) throw new Error(`${method} ${url} has no body with ${httpStatus}`);
  const found = compiled.get(schema);
  if (found) return found;
  const made = compile({ method, url, httpStatus, schema: shapeOf(jsonSchema(schema, 'output')) });
  compiled.set(schema, made);
  return made;
}
