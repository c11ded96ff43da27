import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@topspin/contract';
import { apiTexts, type MailKind, type MailText } from '@topspin/messages/api';
import { afterDe } from '@topspin/messages/elision';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import type { Person } from '#http/person.ts';
import { inert } from './inert.ts';
import { spendMail } from './mail-budget.ts';
import { addJob, removeJobs } from './queue.ts';
import { day } from '#http/durations.ts';

type Recipient = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly lang: Language;
};

export type Mail = {
  readonly to: Recipient;
  readonly kind: MailKind;
  /** The values of the text, such as `link`; `name` is the recipient's. */
  readonly figures: Readonly<Record<string, string>>;
  /** The account that caused the mail, if it goes to others. */
  readonly causedBy?: string;
  /** The accounts and players named in the text besides the recipient, with whom the mail is erased; and the open, where mails of one are told from those of another. */
  readonly about: readonly string[];
};

/** How many mails to others an untrusted account may cause in a day. */
export const mailsADay = 200;

type Sender = { readonly trusted: boolean; readonly may: boolean };

/** Whether the account that causes a mail is trusted, and may cause another one today. */
async function senderOf(db: Db, userId: string): Promise<Sender> {
  const { rows } = await sql<Sender>`select trusted, trusted or (select count(*) from outbox
      where caused_by = ${userId} and created_at > now() - interval '1 day') < ${mailsADay} as may
    from (select trusted_user(${userId}) as trusted) account`.execute(db);
  return rows[0] ?? { trusted: false, may: false };
}

/** Whether this account may cause another mail to others today. */
export const mayCauseMail = async (db: Db, userId: string): Promise<boolean> =>
  (await senderOf(db, userId)).may;

type Written = Pick<Mail, 'kind' | 'about'> & { readonly to: Pick<Recipient, 'id'> };

/**
 * Whether somebody got such a mail about the same people within a day: what was undone is not mailed a second time, unless they got a mail
 * of one of the `opposite` kinds since.
 */
export async function wasMailed(
  db: Db,
  { to, kind, about }: Written,
  now: Date,
  opposite: readonly MailKind[] = [],
): Promise<boolean> {
  const last = await db
    .selectFrom('outbox')
    .select('kind')
    .where('user_id', '=', to.id)
    .where('kind', 'in', [kind, ...opposite])
    .where('about', '@>', sql<string[]>`${[...about]}::uuid[]`)
    .where('created_at', '>', new Date(now.getTime() - day))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === kind;
}

/** Values we write ourselves; all others in a mail were written by users. */
const ours: readonly string[] = ['link', 'code'];

/**
 * Puts a mail into the outbox, in the transaction of what it is about: it is sent exactly if that commits. When the
 * address has used up today's budget, or the account that causes it, it is silently dropped. A mail caused by an untrusted
 * account has no text written by it, where the kind has a plain text.
 */
export async function queueMail(db: Db, { to, kind, figures, about, causedBy }: Mail): Promise<void> {
  const sender = causedBy === undefined ? undefined : await senderOf(db, causedBy);
  const untrusted = sender?.trusted === false;
  if (sender?.may === false || !(await spendMail(db, to.email, kind, { untrusted }))) return;
  const lang = to.lang;
  const { subject, body: full, plain = full }: MailText = apiTexts[lang].mails[kind];
  const body = untrusted ? plain : full;
  const { verified, installation } = await greeting(db, to.id);
  const fill = filler({ ...figures, installation }, { name: verified ? to.name : null, lang });
  const id = randomUUIDv7();
  await db
    .insertInto('outbox')
    .values({
      id,
      user_id: to.id,
      to_address: to.email,
      about: [...about],
      kind,
      lang,
      subject: fill(subject),
      body_text: fill(body),
      caused_by: causedBy ?? null,
    })
    .execute();
  await addJob(db, 'sendMail', { id });
}

/** Fills a text. Without a name the greeting goes without it: `Hola, {{name}}:` is `Hola:`. */
function filler(figures: Mail['figures'], { name, lang }: { name: string | null; lang: Language }) {
  const known: Record<string, string> = { ...figures, ...(name !== null && { name }) };
  const shown = (figure: string) =>
    ours.includes(figure) ? (known[figure] ?? '') : inert(known[figure] ?? '');
  return (text: string): string =>
    (name === null ? text.replace(/,? \{\{name\}\}/gu, '') : text).replace(
      /(\bde )?\{\{(\w+)\}\}/gu,
      (_, before: string | undefined, figure: string) =>
        before && lang === 'ca' ? afterDe(shown(figure)) : `${before ?? ''}${shown(figure)}`,
    );
}

/**
 * The name of the installation, and whether the account's address is verified: until then a stranger may have chosen its
 * name.
 */
const greeting = (db: Db, userId: string) =>
  db
    .selectFrom('installation')
    .select('name as installation')
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('users')
            .select('id')
            .where('id', '=', userId)
            .where('email_verified_at', 'is not', null),
        )
        .as('verified'),
    )
    .executeTakeFirstOrThrow();

/** Deletes the mails to somebody, and those that name them or were caused by them, sent or not. */
export async function eraseMails(db: Db, { account, ids, email }: Person): Promise<void> {
  const gone = await db
    .deleteFrom('outbox')
    .where((mail) =>
      mail.or([
        mail('user_id', '=', account),
        mail('caused_by', '=', account),
        mail('about', '&&', sql<string[]>`${ids}::uuid[]`),
        mail(sql`lower(to_address)`, '=', email?.toLowerCase() ?? null),
      ]),
    )
    .returning('id')
    .execute();
  await removeJobs(
    db,
    gone.map(({ id }) => id),
  );
}
