import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import type { Person } from './accounts.ts';

type Json = Record<string, unknown>;
/** With the version that was read, for an edit. */
export type Api = <Answer>(method: string, path: string, body?: Json, version?: number) => Promise<Answer>;

/** The admin of the shared installation: its first account, created before the journeys. */
export const installer: Person = {
  name: 'Ada Instaladora',
  email: 'ada.instaladora@example.org',
  password: 'pelota naranja',
};

/** Trusts an organiser, as the admin. */
export const trust = async (request: APIRequestContext, person: Person): Promise<void> =>
  trustAccount(request, (await access(request, person)).user._id);

async function trustAccount(request: APIRequestContext, id: string): Promise<void> {
  const admin = await callerOf(request, installer);
  await admin('PUT', `/app/users/${id}/trust`, { trusted: true });
}

/** Calls the API as a new, trusted organiser: to set up what another journey covers through the pages. */
export async function callerFor(request: APIRequestContext, person: Person): Promise<Api> {
  const { api, id } = await newAccount(request, person);
  await trustAccount(request, id);
  return api;
}

/** The same for a new, untrusted account; the first account of all needs the setup code. */
export const newcomer = async (
  request: APIRequestContext,
  person: Person,
  setup_code?: string,
): Promise<Api> => (await newAccount(request, person, setup_code)).api;

async function newAccount(request: APIRequestContext, person: Person, setup_code?: string) {
  const account = { ...person, lang: 'es', terms_accepted: true, ...(setup_code && { setup_code }) };
  await callerWith(request)('POST', '/auth/register', account);
  const { token, user } = await logInAs(request, person);
  const api = callerWith(request, token);
  await api('PUT', `/auth/user/${user._id}/profile-preferences`, { skip_player_creation: true });
  return { api, id: user._id };
}

/** Calls the API as an existing account: for more of what the journey has already done by clicking. */
export async function callerOf(request: APIRequestContext, person: Person): Promise<Api> {
  return callerWith(request, (await access(request, person)).token);
}

type Access = { readonly token: string; readonly user: { readonly _id: string } };

const logInAs = (request: APIRequestContext, { email, password }: Person): Promise<Access> =>
  callerWith(request)<Access>('POST', '/auth/access', { email, password });

type InstallerAccess = Access & { readonly since: number };

/** Less than an access token lasts, in milliseconds: on a slow machine the journeys take longer. */
const lasts = 10 * 60_000;

/** The admin logs in once for all journeys, before the first: an account may only log in ten times a minute. */
export async function logInstallerIn(request: APIRequestContext): Promise<Access> {
  const access: InstallerAccess = { ...(await logInAs(request, installer)), since: Date.now() };
  process.env['INSTALLER_ACCESS'] = JSON.stringify(access);
  return access;
}

async function access(request: APIRequestContext, person: Person): Promise<Access> {
  if (person !== installer) return logInAs(request, person);
  const known = JSON.parse(process.env['INSTALLER_ACCESS'] ?? 'null') as InstallerAccess | null;
  return known && Date.now() - known.since < lasts ? known : logInstallerIn(request);
}

const callerWith =
  (request: APIRequestContext, token?: string): Api =>
  async (method, path, data, version) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(version !== undefined && { 'if-match': String(version) }),
    };
    const call = () => request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    let answer = await call();
    // A server on a busy machine says after how many seconds to try again.
    for (let tries = 1; answer.status() === 503 && tries < 10; tries += 1) {
      await setTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1000);
      answer = await call();
    }
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return JSON.parse((await answer.text()) || 'null');
  };
