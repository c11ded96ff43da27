import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@topspin/contract';
import { apiTexts, type MailKind } from '@topspin/messages/api';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { inert } from './inert.ts';
import { addJob } from './queue.ts';

type Recipient = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly lang: string;
};

export type Mail = {
  readonly to: Recipient;
  readonly kind: MailKind;
  /** What the text speaks of, a `link` and the like; `name` is the recipient's. */
  readonly figures: Readonly<Record<string, string>>;
  /** The account whose doing the mail is, where it goes to others. */
  readonly causedBy?: string;
};

/** How many mails to others somebody may cause in a day who is not trusted. */
export const mailsADay = 200;

/** Whether this account may cause another mail to others today. */
export async function mayCauseMail(db: Db, userId: string, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const { may } = await db
    .selectNoFrom(
      sql<boolean>`trusted_user(${userId}) or (select count(*) from outbox
        where caused_by = ${userId} and created_at > ${dayAgo}) < ${mailsADay}`.as('may'),
    )
    .executeTakeFirstOrThrow();
  return may;
}

/** What Topspin itself puts into a mail. */
const ownFigures: readonly string[] = ['link', 'code'];

/** Whatever people have typed, names too, becomes no link in anybody's mail. */
const inertFigures = (figures: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, text]) => [name, ownFigures.includes(name) ? text : inert(text)]),
  );

/** Puts a mail into the outbox, in the transaction of what it tells of: sent if that happened, and once. */
export async function queueMail(db: Db, { to, kind, figures, causedBy }: Mail): Promise<void> {
  const lang = to.lang as Language;
  const { subject, body } = apiTexts[lang].mails[kind];
  const said = inertFigures({ ...figures, name: to.name });
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => said[name] ?? '');
  const id = randomUUIDv7();
  await db
    .insertInto('outbox')
    .values({
      id,
      user_id: to.id,
      to_address: to.email,
      kind,
      lang,
      subject: filled(subject),
      body_text: filled(body),
      caused_by: causedBy ?? null,
    })
    .execute();
  await addJob(db, 'sendMail', { id });
}
