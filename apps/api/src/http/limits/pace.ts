import type { Db } from '#http/call.ts';
import { lockAccount } from './allowance.ts';
import { tooMany } from './limits.ts';
import { hour } from '#http/durations.ts';

/** Messages about one registration in a day, whoever writes them. */
const aboutOne = { most: 3, within: 24 * hour };

/** Messages of one organiser in an hour. */
const ofOne = { most: 20, within: hour };

type Message = { readonly userId: string; readonly inscriptionId: string; readonly now: Date };

/**
 * Refuses a message to a family that comes too soon after others with `request.tooManyMessages` and the seconds to wait. Counts what
 * the audit log has, on all servers; the account is locked, so that concurrent calls are counted. The open must be locked before.
 */
export async function refuseManyMessages(db: Db, { userId, inscriptionId, now }: Message): Promise<void> {
  await lockAccount(db, userId);
  const sent = db
    .selectFrom('audit_log')
    .select('at')
    .where('action', '=', 'messageFamily')
    .where('refused', '=', false)
    .orderBy('at', 'desc')
    .limit(1);
  const about = sent.where('entity', '=', 'inscriptions').where('entity_id', '=', inscriptionId);
  const own = sent.where('actor_id', '=', userId);
  for (const [query, { most, within }] of [[about, aboutOne] as const, [own, ofOne] as const]) {
    const since = new Date(now.getTime() - within);
    const first = await query
      .where('at', '>', since)
      .offset(most - 1)
      .executeTakeFirst();
    if (!first) continue;
    const seconds = Math.ceil((first.at.getTime() + within - now.getTime()) / 1000);
    throw tooMany(seconds, 'request.tooManyMessages');
  }
}
