import type { eraseUser } from '@topspin/contract';
import { keepAnAdmin } from '#features/auth/account/last-admin.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { requirePassword } from '#features/auth/own-password.ts';
import { eraseAccount } from '#features/auth/personal-data/erase.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { inTransaction } from '#http/transaction.ts';
import { lockOther } from './other.ts';

/** Erases somebody who asked an admin for it, as if they did it themselves. It asks for the password of the admin. */
export async function eraseByAdmin(context: AuthContext, call: Call<typeof eraseUser>): Promise<void> {
  const { params, body, user, now } = call;
  await requirePassword(call.db, user.id, body.password);
  await inTransaction(call.db, async (db) => {
    await keepAnAdmin(db, params.id);
    const account = await lockOther({ db, params, user });
    await eraseAccount(context, { db, user, now }, account);
    await audit({ ...call, db }, 'eraseUser', { entity: 'users', id: account.id });
  });
}
