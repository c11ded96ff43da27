import type { Transporter } from 'nodemailer';
import type { Db } from '#http/call.ts';

/** Codes and links have expired by then: a mail not sent within a day stays in the outbox. */
const ageAtMost = 24 * 60 * 60 * 1000;

export type Post = {
  readonly db: Db;
  readonly now: () => Date;
  readonly transport: Pick<Transporter, 'sendMail'>;
  readonly from: string;
};

/**
 * Sends an unsent mail of the outbox. If the mail server refuses it, the error is stored with the mail and thrown, so
 * that the queue retries. The message id is the outbox's id: if a crash makes us send it twice, the receiver can
 * recognise the duplicate.
 */
export async function sendMail({ db, now, transport, from }: Post, id: string): Promise<void> {
  const mail = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  const isDue = mail && mail.sent_at === null && now().getTime() - mail.created_at.getTime() <= ageAtMost;
  if (!isDue) return;
  const attempts = mail.attempts + 1;
  const note = (values: { sent_at?: Date; last_error: string | null }) =>
    db
      .updateTable('outbox')
      .set({ attempts, ...values })
      .where('id', '=', id)
      .execute();
  const message = {
    from,
    to: mail.to_address,
    subject: mail.subject,
    text: mail.body_text,
    messageId: `<${id}@topspin>`,
    headers: { 'Content-Language': mail.lang, 'Auto-Submitted': 'auto-generated' },
  };
  const refusal = await transport.sendMail(message).then(() => null, String);
  if (refusal !== null) {
    await note({ last_error: refusal });
    // The queue stores thrown errors, and a refusal contains the address.
    throw new Error(`mail ${id} could not be sent: the outbox says why`);
  }
  await note({ sent_at: now(), last_error: null });
}
