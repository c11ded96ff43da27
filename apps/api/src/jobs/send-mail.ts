import type { Transporter } from 'nodemailer';
import type { Db } from '#http/call.ts';

/** Codes and links are over by then: what could not be sent within a day is left in the outbox. */
const ageAtMost = 24 * 60 * 60 * 1000;

export type Post = {
  readonly db: Db;
  readonly now: () => Date;
  readonly transport: Pick<Transporter, 'sendMail'>;
  readonly from: string;
};

/**
 * Sends a mail of the outbox that has not been sent. When the server of mail refuses, the failure is written beside
 * the mail and thrown, so that the queue tries again. The message has the outbox's id: should the same be
 * sent twice, after a crash in between, the receiving side can tell.
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
    // The queue keeps what is thrown for as long as it likes, and a refusal has the address in it.
    throw new Error(`mail ${id} could not be sent: the outbox says why`);
  }
  await note({ sent_at: now(), last_error: null });
}
