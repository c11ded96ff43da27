import type { Db } from '#http/call.ts';
import { forgetWords } from './forget-words.ts';

const day = 24 * 60 * 60 * 1000;

/** How long what is over is kept: long enough to see what happened, not for ever. */
export const keptDays = { idempotencyKeys: 1, mailTokens: 30, endedSessions: 90 } as const;

/** Deletes what nobody can use any more: tokens that are over, sessions that ended, keys of calls answered long ago, words nobody has. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('session_families').where('ended_at', '<', before(keptDays.endedSessions)).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<', before(keptDays.mailTokens)).execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before(keptDays.idempotencyKeys))
    .execute();
  await forgetWords(db);
}
