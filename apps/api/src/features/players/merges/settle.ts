import { removeAdministratorsOf } from '#features/players/administrators/store.ts';
import { removeClaimsOf } from '#features/players/claims/store.ts';
import { forgetDepartures } from '#features/players/clubs/moves.ts';
import { anonymous } from '#features/players/anonymous.ts';
import { removeConsents, updatePlayer } from '#features/players/store.ts';
import type { Db } from '#http/call.ts';
import { settledMerges } from './store.ts';
import { day } from '#http/durations.ts';

/** Makes merges final: what is left of the merged profiles says nothing any more. */
export async function settleMerges(db: Db, which: Parameters<typeof settledMerges>[1]): Promise<void> {
  const merged = await settledMerges(db, which);
  if (merged.length === 0) return;
  for (const id of merged) await updatePlayer(db, id, { ...anonymous, erased_at: new Date() });
  await removeAdministratorsOf(db, merged);
  await removeClaimsOf(db, merged);
  await removeConsents(db, merged);
  await forgetDepartures(db, merged);
}

/** Merges can be undone for a day. */
export const settleOldMerges = (db: Db, now: Date): Promise<void> =>
  settleMerges(db, { before: new Date(now.getTime() - day) });
