import type { Call } from '#http/call.ts';
import { queueMail, wasMailed } from '#jobs/outbox.ts';

type What = {
  readonly kind?: 'invited' | 'invitedToRounds';
  readonly thing: string;
  readonly what: string;
  readonly link: string;
};

/**
 * Mails an invitation to the account with that address, if there is one, saying to what and by whom; once a day for each
 * resource, however often it is withdrawn and repeated.
 */
export async function inviteByMail(
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  email: string,
  { kind = 'invited', thing, what, link }: What,
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
  await queueMail(db, { ...mail, to, figures: { inviter: user.name, what, link }, causedBy: user.id });
}
