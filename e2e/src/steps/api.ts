import type { APIRequestContext } from '@playwright/test';
import type { Person } from './accounts.ts';

type Json = Record<string, unknown>;
export type Api = <Answer>(method: string, path: string, body?: Json) => Promise<Answer>;

/** Calls the API as somebody new: for what a journey starts from, where another one goes the way through the pages. */
export async function callerFor(request: APIRequestContext, person: Person): Promise<Api> {
  const account = { ...person, lang: 'es', terms_accepted: true };
  await callerWith(request)('POST', '/auth/register', account);
  const { token, user } = await access(request, person);
  const api = callerWith(request, token);
  await api('PUT', `/auth/user/${user._id}/profile-preferences`, { skip_player_creation: true });
  return api;
}

/** Calls the API as somebody who has an account: for more of what the journey has already done by clicking. */
export async function callerOf(request: APIRequestContext, person: Person): Promise<Api> {
  return callerWith(request, (await access(request, person)).token);
}

const access = (request: APIRequestContext, { email, password }: Person) =>
  callerWith(request)<{ token: string; user: { _id: string } }>('POST', '/auth/access', { email, password });

const callerWith =
  (request: APIRequestContext, token?: string): Api =>
  async (method, path, data) => {
    const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
    const answer = await request.fetch(`/api${path}`, {
      method,
      ...(headers && { headers }),
      ...(data && { data }),
    });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return JSON.parse((await answer.text()) || 'null');
  };
