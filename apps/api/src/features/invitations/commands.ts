/** Invitations for other contexts: the actions for a resource of theirs, and setting its first owner. */
import type { HelperRole } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { addHelper, type Thing } from './store.ts';

export { invitation } from './invitation.ts';
export { inviteToAll } from './invite-to-all.ts';
export { inviteByMail } from './mail.ts';
export { passOn } from './store.ts';

/** Makes the creator of a new thing its owner. */
export async function makeOwner(
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  thing: Thing,
  role: HelperRole,
): Promise<void> {
  await addHelper(db, thing, { userId: user.id, role, by: null, invitedAt: now, acceptedAt: now });
}
