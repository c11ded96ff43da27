import { logout } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { endSession, getSession } from './session.ts';

/** Forgets the session here at once, and on the server when it can be reached. */
export async function logOut(): Promise<void> {
  const { refreshToken } = getSession();
  endSession();
  if (refreshToken === null) return;
  await call(logout, { body: { refreshtoken: refreshToken } }).catch(() => undefined);
}
