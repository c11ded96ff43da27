import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '#http/call.ts';
import { forgetMails, spendMail } from '#jobs/mail-budget.ts';
import { addJob } from '#jobs/queue.ts';
import { voidMailTokens, type Purpose } from './mail-tokens.ts';

/**
 * Runs the same queries for an address without an account as for one with: the answers are the same, and their timing
 * must not differ either. Nothing is stored, and the job finds no mail to send.
 */
export async function writeToNobody(db: Db, purpose: Purpose, now: Date): Promise<void> {
  const id = randomUUIDv7();
  await voidMailTokens(db, id, purpose, now);
  await db
    .insertInto('outbox')
    .values({
      id,
      to_address: 'nobody@nowhere.invalid',
      kind: purpose,
      lang: 'es',
      subject: '',
      body_text: '',
    })
    .execute();
  await spendMail(db, id, purpose);
  await addJob(db, 'sendMail', { id });
  await db.deleteFrom('outbox').where('id', '=', id).execute();
  await forgetMails(db, id);
}
