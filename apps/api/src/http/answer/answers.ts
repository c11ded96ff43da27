import {
  errorBody,
  errorStatus,
  listQuery,
  sharedErrors,
  type ErrorCode,
  type Route,
} from '@topspin/contract';
import * as z from 'zod/v4/core';

/** The success status of a route: the first one it lists. */
export function successOf(route: Route): number {
  return Number(Object.keys(route.answers)[0]);
}

const whoMayCall = ['auth.required', 'auth.expired', 'auth.forbidden', 'auth.emailNotVerified'] as const;

/** Every error that a route may return: its own, and those of the conventions it follows. */
export function promisedErrors(route: Route): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    ...sharedErrors,
    ...whoMayCall,
    ...(route.params ? (['thing.notFound'] as const) : []),
    ...(route.query === listQuery ? (['request.unknownFilter', 'request.pageTooDeep'] as const) : []),
    ...(route.body || route.upload ? (['request.invalid'] as const) : []),
    // An unexpected body is read too, and refused if its content type is unknown.
    ...(route.method === 'GET' ? [] : (['request.unsupportedMediaType', 'request.tooManyWrites'] as const)),
    ...(route.ifMatch ? (['request.versionRequired', 'request.staleVersion'] as const) : []),
    ...(route.idempotent ? (['request.idempotencyKeyReused', 'request.inProgress'] as const) : []),
    ...(route.errors ?? []),
  ]);
}

/**
 * How an answer breaks its contract, or null if it does not: an unknown status or code,
 * or a body that the schema rejects. Checked for every answer in tests.
 */
export function brokenPromise(route: Route, status: number, body: string): string | null {
  if (status >= 400) return brokenError(route, status, body);
  if (status === 304 && (route.shared || route.download))
    return body === '' ? null : `${route.name} answered 304 with a body`;
  const schema = route.answers[status];
  if (schema === undefined) return `${route.name} answered ${status}, which the contract does not list`;
  if (schema === null) return body === '' ? null : `${route.name} answered ${status} with a body`;
  return misfit(route, schema, body);
}

function brokenError(route: Route, status: number, body: string): string | null {
  const found = misfit(route, errorBody, body);
  if (found) return found;
  const { code } = errorBody.parse(JSON.parse(body));
  if (errorStatus[code] !== status) return `${route.name} answered ${code} with ${status}`;
  return promisedErrors(route).has(code)
    ? null
    : `${route.name} answered ${code}, which the contract does not list`;
}

function misfit(route: Route, schema: z.$ZodType, body: string): string | null {
  const result = z.safeParse(schema, JSON.parse(body));
  return result.success
    ? null
    : `${route.name} answered what its schema refuses: ${JSON.stringify(result.error.issues)}`;
}
