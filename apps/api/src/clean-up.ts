import { removeOldMailTokens, removeOldSessions } from '#features/auth/commands.ts';
import { forgetAgeRefusals, removeOldLinks } from '#features/inscriptions/commands.ts';
import type { Db } from '#http/call.ts';
import { forgetWords } from '#jobs/forget-words.ts';
import { forgetMailDays } from '#jobs/mail-budget.ts';

const day = 24 * 60 * 60 * 1000;

/** How long what is over is kept: long enough to see what happened, not for ever. */
export const keptDays = {
  idempotencyKeys: 1,
  mails: 30,
  mailTokens: 30,
  endedSessions: 90,
  refusals: 90,
  registrationLinks: 400,
  deeds: 3 * 365,
} as const;

/**
 * Deletes what nobody needs any more: tokens that are over, sessions that ended, mails and answers of long ago, old entries of
 * the audit log, words nobody has. The privacy words of the terms say the same figures.
 */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await removeOldSessions(db, now, before(keptDays.endedSessions));
  await removeOldMailTokens(db, before(keptDays.mailTokens));
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before(keptDays.idempotencyKeys))
    .execute();
  await forgetMailDays(db);
  await forgetAgeRefusals(db, now);
  await removeOldLinks(db, before(keptDays.registrationLinks));
  await db.deleteFrom('outbox').where('created_at', '<', before(keptDays.mails)).execute();
  await db
    .deleteFrom('audit_log')
    .where((entry) =>
      entry.or([
        entry('at', '<', before(keptDays.deeds)),
        entry.and([entry('refused', '=', true), entry('at', '<', before(keptDays.refusals))]),
      ]),
    )
    .execute();
  await forgetWords(db);
}
