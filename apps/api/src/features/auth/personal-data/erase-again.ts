import { updatePlayer } from '#features/players/commands.ts';
import type { Db } from '#http/call.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { lockUser } from '#features/auth/store.ts';
import { erasePerson } from './erase-person.ts';
import { forgetAccount } from './erase.ts';
import { personOf, personOfProfile } from './person.ts';

/** Whom to erase: the ids of accounts and of profiles. */
export type ErasedBefore = { readonly accounts: readonly string[]; readonly players: readonly string[] };

/**
 * Erases people a second time, whom an older backup brought back. Nobody is asked and nobody gets a mail: all that happened when they
 * were erased. If an account was the only admin in that backup, the next one is made with the setup code.
 */
export async function eraseAgain(
  context: Pick<AuthContext, 'personalData'>,
  db: Db,
  { accounts, players }: ErasedBefore,
  now: Date,
): Promise<void> {
  for (const id of accounts) {
    const account = await lockUser(db, id);
    if (!account) continue;
    await erasePerson(context, db, await personOf(db, account), now, null);
    await forgetAccount(db, account, now);
  }
  for (const id of players) {
    // In that backup it may still be the profile of an account.
    await updatePlayer(db, id, { user_id: null });
    const person = await personOfProfile(db, id);
    if (person) await erasePerson(context, db, person, now, null);
  }
}
