import { logout } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { unsubscribe } from '#lib/push/unsubscribe.ts';
import { removeAllDrafts } from '#ui/draft/drafts.ts';
import { endSession, getSession } from './session.ts';
import { sessionEndedBecause } from './why-ended.ts';

/** Deletes the session and the drafts here immediately, and on the server if it can be reached. */
export async function logOut(): Promise<void> {
  const { refreshToken } = getSession();
  sessionEndedBecause(undefined);
  endSession();
  removeAllDrafts();
  // Offline, the server would go on notifying this device.
  void unsubscribe().catch(() => undefined);
  if (refreshToken === null) return;
  await call(logout, { body: { refreshtoken: refreshToken } }).catch(() => undefined);
}
