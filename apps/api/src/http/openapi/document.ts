import { errorBody, errorStatus, type ErrorCode, type Route } from '@topspin/contract';
import { promisedErrors } from '#http/answer/answers.ts';
import { jsonSchema, type JsonSchema } from '#http/answer/json-schema.ts';
import { headerParameters, pathParameters, queryParameters, type Parameter } from './parameters.ts';

export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Response = { readonly description: string; readonly content?: Content };

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
};

export type OpenApi = {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: object; readonly securitySchemes: object };
};

export type Described = {
  readonly route: Route;
  readonly isPublic: boolean;
  /** Whether keys of opens read it. */
  readonly byKey: boolean;
};

const description = `Log in with POST /auth/access, then send its token as Authorization: Bearer. The token is valid for 15 minutes;
POST /auth/access/refresh exchanges the refresh token for a new pair. What is public of an open is read without an account, and by
other sites with a key of the open (/api/docs/keys).

Lists take page, itemsPerPage, and, as JSON, filters, simpleSearch, sortBy, sortDesc and project. A filter is {field: value} or
{field: {$in|$nin|$ne|$gt|$gte|$lt|$lte: …}}; unknown fields are refused. Pages of more than 100 rows contain only the _id and
the label of each. A cursor continues where the previous page ended, whatever was inserted meanwhile.

Every failure has a stable code, and a message in the language of x-application-lang. Editable resources have a version, to be
sent back in If-Match. Answers shared by many users have an ETag, to be sent back in If-None-Match. Repeating a write with the
same Idempotency-Key has one effect and returns the same answer.`;

/** Describes the routes as OpenAPI 3.1, from the schemas that validate requests and answers. */
export function openApi(routes: readonly Described[], version: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const described of routes) {
    const { path, method } = described.route;
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(described);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Topspin', version, description },
    servers: [{ url: '/api' }],
    tags: [...new Set(routes.map(({ route }) => route.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        openKey: { type: 'http', scheme: 'bearer', description: 'The key of an open, which only reads' },
      },
    },
  };
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

function operationOf({ route, isPublic, byKey }: Described): Operation {
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.tag],
    security: isPublic ? [{}, byKey ? { openKey: [] } : { bearer: [] }] : [{ bearer: [] }],
    parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
    ...requestBodyOf(route),
    responses: { ...successes(route), ...failures(route) },
  };
}

function requestBodyOf({ body, upload }: Route): Pick<Operation, 'requestBody'> {
  if (upload) return { requestBody: { required: true, content: bytes(upload) } };
  return body ? { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } } : {};
}

/** In OpenAPI 3.1 a binary body is a content type without a schema. */
const bytes = (types: readonly string[]): Content =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));

function successes(route: Route): Record<string, Response> {
  const answers = Object.entries(route.answers).map(([status, schema]): [string, Response] => {
    if (route.download) return [status, { description: 'Done', content: bytes([route.download]) }];
    if (!schema) return [status, { description: 'Done, without a body' }];
    return [status, { description: 'Done', content: json(jsonSchema(schema, 'output')) }];
  });
  const unchanged = route.shared ? { 304: { description: 'The client already has this answer' } } : {};
  return { ...Object.fromEntries(answers), ...unchanged };
}

function failures(route: Route): Record<string, Response> {
  const byStatus = Map.groupBy(promisedErrors(route), (code) => errorStatus[code]);
  const responses = [...byStatus].map(([status, codes]): [string, Response] => [
    String(status),
    failure(codes),
  ]);
  return Object.fromEntries(responses);
}

const failure = (codes: readonly ErrorCode[]): Response => ({
  description: codes.join(', '),
  content: json({ $ref: '#/components/schemas/Error' }),
});
