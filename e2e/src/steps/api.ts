import type { APIRequestContext } from '@playwright/test';
import type { Person } from './accounts.ts';

type Json = Record<string, unknown>;
export type Api = <Answer>(method: string, path: string, body?: Json) => Promise<Answer>;

/** Calls the API as somebody: for what a journey starts from, where another one goes the way through the pages. */
export async function callerFor(request: APIRequestContext, person: Person): Promise<Api> {
  let token = '';
  const call: Api = async (method, path, data) => {
    const headers = token === '' ? undefined : { authorization: `Bearer ${token}` };
    const answer = await request.fetch(`/api${path}`, {
      method,
      ...(headers && { headers }),
      ...(data && { data }),
    });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return JSON.parse((await answer.text()) || 'null');
  };
  const { name, email, password } = person;
  await call('POST', '/auth/register', { name, email, password, lang: 'es', terms_accepted: true });
  const login = await call<{ token: string; user: { _id: string } }>('POST', '/auth/access', {
    email,
    password,
  });
  token = login.token;
  await call('PUT', `/auth/user/${login.user._id}/profile-preferences`, { skip_player_creation: true });
  return call;
}
