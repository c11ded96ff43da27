import type { AnswerOf, ErrorBody, Route } from '@topspin/contract';
import type { Answered, Caller, CallInput } from './client.ts';
import { patiently } from './patiently.ts';

const patience = 30_000;

/** Calls a running program over the network; a broken connection throws like `fetch`. */
export function httpCaller(address: string, token?: string): Caller {
  const call: Caller['call'] = async (route, given = {}) =>
    answered(await send(address, route, given, token));
  const get: Caller['get'] = async (route, given = {}) => {
    const { status, body } = await patiently(() => call(route, given));
    if (status >= 400) throw new Error(`${route.name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  return { call, get };
}

function send(
  address: string,
  { path, method }: Route,
  { params = {}, body, headers = {} }: CallInput<Route>,
  token: string | undefined,
): Promise<Response> {
  const named = path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return fetch(`${address}/api${named}`, {
    method,
    headers: {
      'x-application': 'topspin-web',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
}

async function answered<R extends Route>(response: Response): Promise<Answered<AnswerOf<R>>> {
  const text = await response.text();
  const read: unknown = text === '' ? undefined : JSON.parse(text);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: read as AnswerOf<R>,
    failure: read as ErrorBody,
  };
}
