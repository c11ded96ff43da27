import type { disableUser, enableUser } from '@topspin/contract';
import { keepAnAdmin } from '#features/auth/account/last-admin.ts';
import { voidMailTokens } from '#features/auth/account/mail-tokens.ts';
import { endSessionsOf } from '#features/auth/sessions/sessions.ts';
import { updateUser } from '#features/auth/store.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { lockOther } from './other.ts';

/** Disables an account: its sessions end now, and none begins until it is enabled. Repeating it changes nothing. */
export async function disable(call: Call<typeof disableUser>): Promise<void> {
  const { db, user, now } = call;
  // Before the account itself, so that two admins who disable each other lock in the same order.
  await keepAnAdmin(db, call.params.id);
  const account = await lockOther(call);
  if (account.disabled_at) return;
  await updateUser(db, account.id, { disabled_at: now, disabled_by: user.id });
  await endSessionsOf(db, account.id, 'disabled', now);
  await voidMailTokens(db, account.id, 'recover', now);
  await audit(call, 'disableUser', { entity: 'users', id: account.id });
}

/** Enables a disabled account again; its sessions stay ended. */
export async function enable(call: Call<typeof enableUser>): Promise<void> {
  const account = await lockOther(call);
  if (!account.disabled_at) return;
  await updateUser(call.db, account.id, { disabled_at: null, disabled_by: null });
  await audit(call, 'enableUser', { entity: 'users', id: account.id });
}
