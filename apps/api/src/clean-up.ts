import { removeOldMailTokens, removeOldSessions } from '#features/auth/commands.ts';
import { forgetAgeRefusals, removeOldLinks } from '#features/inscriptions/commands.ts';
import type { Db } from '#http/call.ts';
import { forgetWords } from '#jobs/forget-words.ts';
import { forgetMailDays } from '#jobs/mail-budget.ts';

const day = 24 * 60 * 60 * 1000;

/** How long what is over is kept: long enough to see what happened, not for ever. */
export const keptDays = {
  idempotencyKeys: 1,
  mailTokens: 30,
  endedSessions: 90,
  registrationLinks: 400,
} as const;

/** Deletes what nobody can use any more: tokens that are over, sessions that ended, keys of calls answered long ago, words nobody has. */
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
  await forgetWords(db);
}
