/** What can be made to happen to trust. */
import { settleIntake } from '#features/competition/commands.ts';
import type { Db } from '#http/call.ts';
import { trustOpens } from './change.ts';
import { opensByOwnersTrust } from './store.ts';

/** Rates what waits in those of these opens that are trusted now. */
export async function rateOpens(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await settleIntake(db, await trustOpens(db, ids, now));
}

/** Rates what waits in the opens of somebody whose role may have brought trust. */
export async function rateOpensOf(db: Db, userId: string, now: Date): Promise<void> {
  await rateOpens(db, await opensByOwnersTrust(db, userId), now);
}
