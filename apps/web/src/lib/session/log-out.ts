import { logout } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { endSession, getSession } from './session.ts';

/** Deletes the session here immediately, and on the server if it can be reached. */
export async function logOut(): Promise<void> {
  const { refreshToken } = getSession();
  endSession();
  if (refreshToken === null) return;
  await call(logout, { body: { refreshtoken: refreshToken } }).catch(() => undefined);
}
