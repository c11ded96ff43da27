import { lockUser, type UserRow } from '#features/auth/store.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';

/** Locks the account that an admin acts on; it is never their own, which they look after on their own page. */
export async function lockOther({
  db,
  params,
  user,
}: Pick<Call, 'db' | 'user'> & { readonly params: { readonly id: string } }): Promise<UserRow> {
  if (params.id === user.id) throw fail('auth.ownAccount');
  return found(await lockUser(db, params.id));
}
