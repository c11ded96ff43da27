import type { Call, Db } from '#http/call.ts';
import { wrongField } from '#http/field-issue.ts';
import { queueMail, type Mail } from '#jobs/outbox.ts';

type Inviting = Pick<Call, 'db' | 'user' | 'lang'>;

/** The account with that email, which must exist. */
export async function userToInvite({ db, lang }: Inviting, email: string): Promise<Mail['to']> {
  const found = await accountOf(db, email);
  if (!found) throw wrongField('email', 'notThere', lang);
  return found;
}

const accountOf = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'lang'])
    .where((user) => user(user.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('erased_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

type What = { readonly what: string; readonly link: string };

/** Mails an invitation, saying to what and by whom. */
export const inviteByMail = ({ db, user }: Inviting, to: Mail['to'], { what, link }: What): Promise<void> =>
  queueMail(db, { to, kind: 'invited', figures: { inviter: user.name, what, link }, about: [user.id] });
