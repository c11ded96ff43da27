import { randomUUIDv7 } from 'node:crypto';
import type { HelperRole } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { inviteByMail } from './mail.ts';
import { addInvitation } from './pending.ts';
import type { Thing } from './store.ts';

type Invited = {
  readonly email: string;
  readonly role: HelperRole;
  /** Their names as the mail lists them, and where it leads. */
  readonly what: string;
  readonly link: string;
};

/** Invites an address to help with several new things, and mails it once. */
export async function inviteToAll(
  call: Pick<Call, 'db' | 'user' | 'now'>,
  things: readonly Thing[],
  { email, role, what, link }: Invited,
): Promise<void> {
  const { db, user, now } = call;
  for (const thing of things)
    await addInvitation(db, thing, { id: randomUUIDv7(), email, role, by: user.id, at: now });
  const [first] = things;
  if (first)
    await inviteByMail(call, email, { kind: 'invitedToRounds', to: first.id, figures: { what, link } });
}
