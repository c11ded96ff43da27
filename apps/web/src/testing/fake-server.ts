import { vi } from 'vitest';

export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
};
type Answer = { readonly status?: number; readonly body?: unknown } | 'offline';
type Respond = (asked: RecordedRequest) => Answer | Promise<Answer>;

/** Answers in place of the server and records the requests. */
export function fakeServer(respond: Respond) {
  const asked: RecordedRequest[] = [];
  const fetching = vi.fn(async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://hall.test');
    const one: RecordedRequest = {
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    asked.push(one);
    const answer = await respond(one);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200, body } = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  vi.stubGlobal('fetch', fetching);
  return { asked };
}

/** An error body in the API's format. */
export const refusal = (code: string, message: string, issues?: readonly unknown[]) => ({
  code,
  message,
  errors: { message },
  ...(issues && { issues }),
  requestId: 'r-1',
});

export const tokens = (number: number) => ({
  token: `token-${number}`,
  refreshToken: `refresh-${number}`,
  user: { _id: 'user-1', email: 'ana@example.org' },
});
