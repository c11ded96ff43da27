import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { isPassword } from './password.ts';
import { findUser } from './store.ts';

/** Asks for the caller's password again, before something that cannot be undone or that outlives the session. */
export async function requirePassword(db: Db, userId: string, password: string): Promise<void> {
  const account = await findUser(db, userId);
  if (!account || !(await isPassword(password, account.password_hash))) throw fail('auth.wrongPassword');
}
