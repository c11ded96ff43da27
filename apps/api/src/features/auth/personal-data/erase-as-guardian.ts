import { refuseErasing } from '#features/players/reads.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { erasePerson } from './erase-person.ts';
import { refuseUnlessErased } from './erase-profile.ts';
import { personOfProfile, profileState } from './person.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user' | 'requestId'>;

/** Erases, in the caller's transaction, the profile of a player without an account whose only guardian the caller is. */
export async function eraseAsGuardian(context: AuthContext, call: Caller, playerId: string): Promise<void> {
  const { db, now } = call;
  const person = await personOfProfile(db, playerId);
  if (!person) return refuseUnlessErased(await profileState(db, playerId));
  await refuseErasing(call, playerId);
  await erasePerson(context, db, person, now, call.user.id);
  await audit(call, 'withdrawConsents', { entity: 'players', id: playerId });
}
