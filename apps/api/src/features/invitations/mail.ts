import type { Call } from '#http/call.ts';
import { queueMail, wasMailed } from '#jobs/outbox.ts';

type Offered = {
  readonly kind: 'invited' | 'invitedToRounds' | 'guardianInvited' | 'profileOffered';
  /** The id of what somebody is invited to. */
  readonly to: string;
  readonly figures: Readonly<Record<string, string>>;
};

/**
 * Mails an invitation to the account with that address, if there is one, saying to what and by whom; once a day for each thing, however
 * often it is withdrawn and repeated.
 */
export async function inviteByMail(
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  email: string,
  { kind, to: thing, figures }: Offered,
): Promise<void> {
  const to = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'lang'])
    .where((account) => account(account.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('erased_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const mail = { kind, about: [user.id, thing] } as const;
  if (!to || (await wasMailed(db, { ...mail, to }, now))) return;
  await queueMail(db, { ...mail, to, figures: { inviter: user.name, ...figures }, causedBy: user.id });
}
