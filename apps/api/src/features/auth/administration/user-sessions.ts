import type { endUserSession, endUserSessions, listUserSessions } from '@topspin/contract';
import { presentDevice } from '#features/auth/sessions/devices.ts';
import { endSession, endSessionsOf, sessionsOf } from '#features/auth/sessions/sessions.ts';
import { findUser } from '#features/auth/store.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { lockOther } from './other.ts';

/** The devices on which an account is logged in, most recently used first. */
export async function listSessionsOf({ db, params }: Call<typeof listUserSessions>) {
  const account = found(await findUser(db, params.id));
  return { collection: (await sessionsOf(db, account.id)).map(presentDevice) };
}

/** Logs an account out everywhere. */
export async function endAllSessions(call: Call<typeof endUserSessions>): Promise<void> {
  const account = await lockOther(call);
  await endSessionsOf(call.db, account.id, 'byAdmin', call.now);
  await audit(call, 'endUserSessions', { entity: 'users', id: account.id });
}

/** Logs an account out on one device; nothing happens if it already is. */
export async function endOneSession(call: Call<typeof endUserSession>): Promise<void> {
  const { db, params, now } = call;
  const account = await lockOther(call);
  const session = (await sessionsOf(db, account.id)).find(({ id }) => id === params.session_id);
  if (!session) return;
  await endSession(db, session.id, 'byAdmin', now);
  await audit(call, 'endUserSession', { entity: 'users', id: account.id });
}
