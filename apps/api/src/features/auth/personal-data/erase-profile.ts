import type { erasePlayer } from '@topspin/contract';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { erasePerson } from './erase-person.ts';
import { personOfProfile, profileState } from './person.ts';

/**
 * Erases the profile of somebody without an account, whom nobody is left to look after or who asked an admin
 * for it; results stay. An account erases its own. Repeating it changes nothing.
 */
export async function eraseProfile(context: AuthContext, call: Call<typeof erasePlayer>): Promise<void> {
  const { params, now } = call;
  await inTransaction(call.db, async (db) => {
    const person = await personOfProfile(db, params.id);
    if (!person) return refuseUnlessErased(await profileState(db, params.id));
    await erasePerson(context, db, person, now, call.user.id);
    await audit({ ...call, db }, 'erasePlayer', { entity: 'players', id: params.id });
  });
}

/** A profile that is erased already is not a failure; one that is not there, or has an account, is. */
export function refuseUnlessErased(state: Awaited<ReturnType<typeof profileState>>): void {
  if (!state) throw fail('thing.notFound');
  if (state.erased_at === null) throw fail('player.taken');
}
