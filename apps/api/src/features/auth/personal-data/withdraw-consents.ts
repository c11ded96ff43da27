import type { withdrawConsents as route } from '@topspin/contract';
import { refuseErasing } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { inTransaction } from '#http/transaction.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { requirePassword } from '#features/auth/own-password.ts';
import { eraseAsGuardian } from './erase-as-guardian.ts';
import { profileState } from './person.ts';

/**
 * A guardian withdraws the consents for a player: without them there can be no profile, so it is erased. It asks for
 * the guardian's password because it cannot be undone. Repeating it changes nothing.
 */
export async function withdrawConsents(context: AuthContext, call: Call<typeof route>): Promise<void> {
  if ((await profileState(call.db, call.params.id))?.erased_at) return;
  await refuseErasing(call, call.params.id);
  await requirePassword(call.db, call.user.id, call.body.password);
  await inTransaction(call.db, (db) => eraseAsGuardian(context, { ...call, db }, call.params.id));
}
