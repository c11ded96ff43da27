import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@topspin/contract';
import { apiTexts, type MailKind } from '@topspin/messages/api';
import type { Db } from '#http/call.ts';
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
};

/** Puts a mail into the outbox, in the transaction of what it tells of: sent if that happened, and once. */
export async function queueMail(db: Db, { to, kind, figures }: Mail): Promise<void> {
  const lang = to.lang as Language;
  const { subject, body } = apiTexts[lang].mails[kind];
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => ({ ...figures, name: to.name })[name] ?? '');
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
    })
    .execute();
  await addJob(db, 'sendMail', { id });
}
