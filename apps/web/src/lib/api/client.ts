import type { AnswerOf, BodyInputOf, ParamsOf, QueryOf, Route } from '@topspin/contract';
import { randomId } from '#lib/random-id.ts';
import { hearRoles } from '#lib/session/heard-roles.ts';
import { refreshSession, refreshWorked } from '#lib/session/refresh.ts';
import { getSession } from '#lib/session/session.ts';
import { getUmpire, type UmpireSession } from '#lib/session/umpire.ts';
import { emptiedAsNull, encodeQuery, fillPath, withoutEmptyStrings } from './encode.ts';
import { baseHeaders } from './headers.ts';
import { networkProblem, readProblem } from './problem.ts';

export type Input<R extends Route> = {
  readonly params?: ParamsOf<R>;
  readonly query?: Partial<QueryOf<R>>;
  readonly body?: BodyInputOf<R>;
  /** A file instead of a body, for calls that take one. */
  readonly file?: Blob;
  /** The version that was read, for an edit, which is refused if somebody else changed it since. */
  readonly version?: number;
  /** For a creation that may be retried; by default each call gets a new one. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** Calls the API by its contract. Throws a `Problem` if the call fails. */
export async function call<R extends Route>(route: R, input: Input<R> = {}): Promise<AnswerOf<R>> {
  return read<R>(await request(route, prepare(route, input)));
}

/** Opens a stream, or a file; that of events begins after the last event heard. Throws a `Problem` if it is refused. */
export async function openStream<R extends Route>(
  route: R,
  {
    lastEventId,
    ...input
  }: Pick<Input<R>, 'params' | 'query' | 'body' | 'signal'> & { readonly lastEventId: string | undefined },
): Promise<ReadableStream<Uint8Array>> {
  const prepared = prepare(route, input);
  if (lastEventId !== undefined) prepared.headers['last-event-id'] = lastEventId;
  const response = await request(route, prepared);
  if (!response.ok || !response.body) throw await readProblem(response);
  refreshWorked();
  return response.body;
}

/** Sends a request, again with new tokens if they have expired. */
async function request(route: Route, prepared: Prepared): Promise<Response> {
  const umpire = getUmpire();
  if (umpire && !isAccess(route) && !route.public) return requestByLink(prepared, umpire);
  const token = tokenFor(route);
  const response = await send(prepared, token);
  hearRoles(response.headers);
  if (response.status !== 401 || isAboutAccess(route)) return response;
  await refreshSession(token);
  return send(prepared, tokenFor(route));
}

/** A public call is answered alike with or without an account, so that what lies between may keep the answer. */
const tokenFor = (route: Route): string | null => (route.public ? null : getSession().token);

const isAccess = ({ path }: Route): boolean => path.startsWith('/auth/access');

/** A wrong password must not refresh the tokens. */
const isAboutAccess = (route: Route): boolean => isAccess(route) || getSession().refreshToken === null;

/** Sends a request of an umpire without an account, whose link is opened again when the token has expired. */
async function requestByLink(prepared: Prepared, umpire: UmpireSession): Promise<Response> {
  const response = await send(prepared, umpire.token);
  return response.status === 401 ? send(prepared, await umpire.renew()) : response;
}

type Prepared = {
  readonly address: string;
  readonly init: RequestInit;
  readonly headers: Record<string, string>;
};

function prepare<R extends Route>(route: R, input: Input<R>): Prepared {
  const headers = baseHeaders();
  if (input.version !== undefined) headers['if-match'] = String(input.version);
  if (route.idempotent) headers['idempotency-key'] = input.idempotencyKey ?? randomId();
  const init: RequestInit = { method: route.method };
  // The browser's own copy is only used if the server says that it still holds.
  if (route.public) init.cache = 'no-cache';
  if (input.signal) init.signal = input.signal;
  if (input.file) {
    headers['content-type'] = input.file.type;
    init.body = input.file;
  } else if (input.body !== undefined) {
    headers['content-type'] = 'application/json';
    const written = route.method === 'PATCH' ? emptiedAsNull : withoutEmptyStrings;
    init.body = JSON.stringify(written(input.body));
  }
  const address = `/api${fillPath(route.path, input.params as Record<string, unknown> | undefined)}`;
  return {
    address: address + encodeQuery(input.query),
    init,
    headers,
  };
}

async function send({ address, init, headers }: Prepared, token: string | null): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      // The server never looks at it, and each point would carry it.
      referrerPolicy: 'no-referrer',
      headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkProblem();
  }
}

async function read<R extends Route>(response: Response): Promise<AnswerOf<R>> {
  if (!response.ok) throw await readProblem(response);
  refreshWorked();
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<R>;
}
