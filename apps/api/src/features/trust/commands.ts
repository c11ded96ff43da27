/** Commands on trust for other contexts. */
import { settleIntake } from '#features/competition/commands.ts';
import type { Db } from '#http/call.ts';
import { trustOpens } from './change.ts';
import { opensByOwnersTrust } from './store.ts';

/** Rates the waiting matches of these opens, if now trusted. */
export async function rateOpens(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await settleIntake(db, await trustOpens(db, ids, now));
}

/** Rates the waiting matches of somebody whose new role may imply trust. */
export async function rateOpensOf(db: Db, userId: string, now: Date): Promise<void> {
  await rateOpens(db, await opensByOwnersTrust(db, userId), now);
}
