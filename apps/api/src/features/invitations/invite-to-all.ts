import type { Call } from '#http/call.ts';
import { referenceTo, type Thing } from './co-organisers-store.ts';
import { inviteByMail } from './mail.ts';
import { addInvitation } from './store.ts';

type Invited = {
  readonly email: string;
  readonly role: 'organiser' | 'coAdmin';
  /** Their names as the mail lists them, and where it leads. */
  readonly what: string;
  readonly link: string;
};

/** Invites an address to help run several new things, and mails it once. */
export async function inviteToAll(
  call: Pick<Call, 'db' | 'user' | 'now'>,
  things: readonly Thing[],
  { email, role, what, link }: Invited,
): Promise<void> {
  const { db, user, now } = call;
  for (const thing of things)
    await addInvitation(db, {
      ...referenceTo(thing),
      role,
      email,
      invited_by: user.id,
      invited_at: now,
    });
  const [first] = things;
  if (first)
    await inviteByMail(call, email, { kind: 'invitedToRounds', to: first.id, figures: { what, link } });
}
