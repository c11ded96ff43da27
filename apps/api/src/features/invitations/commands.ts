/** Invitations for other contexts: the co-organisers of a resource of theirs, its first owner, and offers of profiles. */
import type { Call } from '#http/call.ts';
import { addCoOrganiser, type CoOrganiserRole, type Thing } from './co-organisers-store.ts';

export { codeOf, isCodeOf } from './code.ts';
export { coOrganisers } from './co-organisers.ts';
export { passOn } from './co-organisers-store.ts';
export { inviteToAll } from './invite-to-all.ts';
export { inviteByMail } from './mail.ts';
export {
  addInvitation,
  declineInvitation,
  eraseInvitations,
  reopenInvitations,
  takeInvitation,
  withdrawOffers,
} from './store.ts';

/** Makes the creator of a new thing its owner. */
export async function makeOwner(
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  thing: Thing,
  role: CoOrganiserRole,
): Promise<void> {
  await addCoOrganiser(db, thing, { userId: user.id, role, by: null, invitedAt: now, acceptedAt: now });
}
