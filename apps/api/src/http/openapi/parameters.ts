import { languages, type Route } from '@topspin/contract';
import { application } from '#http/request/headers.ts';
import { jsonSchema, type JsonSchema } from '#http/answer/json-schema.ts';

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema | boolean;
  readonly description?: string;
};

/** The path parameters. */
export const pathParameters = (route: Route): Parameter[] =>
  route.params ? propertiesOf(jsonSchema(route.params, 'input'), 'path') : [];

export const queryParameters = (route: Route): Parameter[] =>
  route.query ? propertiesOf(jsonSchema(route.query, 'input'), 'query') : [];

const propertiesOf = ({ properties = {}, required = [] }: JsonSchema, place: 'path' | 'query'): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));

const header = (name: string, schema: JsonSchema, description: string, required = false): Parameter => ({
  name,
  in: 'header',
  required,
  schema,
  description,
});

/** The headers of a route, and which of them are required. */
export function headerParameters(route: Route): Parameter[] {
  const language = header('x-application-lang', { enum: [...languages] }, 'The language of messages');
  const caller = header('X-Application', { const: application }, 'The application that calls');
  const version = header(
    'If-Match',
    { type: 'string' },
    'The version that is changed',
    route.ifMatch === 'required',
  );
  const key = header(
    'Idempotency-Key',
    { type: 'string' },
    'Repeated calls with the same key have one effect',
  );
  const known = header('If-None-Match', { type: 'string' }, 'The ETag of the answer that the client has');
  return [
    language,
    caller,
    ...(route.ifMatch ? [version] : []),
    ...(route.idempotent ? [key] : []),
    ...(route.shared ? [known] : []),
  ];
}
