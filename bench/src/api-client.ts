import { setTimeout } from 'node:timers/promises';
import type { Api } from '../../e2e/src/steps/api.ts';

const tries = 10;

/** Calls the API of a server, maybe with the token of a session. One busy starting up answers 503, and when to try again. */
export const apiOf =
  (server: string, token = ''): Api =>
  async <Answer>(method: string, path: string, body?: Record<string, unknown>) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    let response = await fetch(`${server}/api${path}`, request);
    for (let left = tries; response.status === 503 && left > 1; left -= 1) {
      await setTimeout(1000 * Number(response.headers.get('retry-after') ?? 1));
      response = await fetch(`${server}/api${path}`, request);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text || 'null') as Answer;
  };

export type Login = { readonly email: string; readonly password: string };

export type Session = {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: { readonly _id: string; readonly email: string };
};

export const logIn = (server: string, { email, password }: Login): Promise<Session> =>
  apiOf(server)<Session>('POST', '/auth/access', { email, password });
