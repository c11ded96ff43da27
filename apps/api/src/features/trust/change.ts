import type { TrustConsequences } from '@topspin/contract';
import { sql } from 'kysely';
import { foreseeIntake, settleIntake, takeIn, takeOut, type Intake } from '#features/competition/commands.ts';
import { setApproval, settleListed } from '#features/opens/commands.ts';
import { lockOpens } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';

/**
 * Changes trust, with the consequences for the ratings. A preview makes the same change, rolls it back and forecasts the
 * ratings from the matches it would have added or removed.
 */
export async function changeTrust(
  db: Db,
  preview: boolean,
  change: () => Promise<Intake>,
): Promise<TrustConsequences> {
  if (!preview) return settleIntake(db, await change());
  await sql`savepoint preview`.execute(db);
  const intake = await change();
  await sql`rollback to savepoint preview`.execute(db);
  return foreseeIntake(db, intake);
}

/** No match enters or leaves the ratings: losing trust takes none back. */
export const nothing: Intake = { matches: [], rated: false, trusted: new Set() };

/** The owners of these opens gained trust: waiting matches are rated, and finished opens become approved. */
export async function trustOpens(db: Db, ids: readonly string[], at: Date): Promise<Intake> {
  const opens = (await lockOpens(db, ids)).filter(({ approved_at }) => approved_at === null);
  const intake = await takeIn(db, idsOf(opens), at);
  const settled = opens.filter(({ id, state }) => state === 'finished' && intake.trusted.has(id));
  await setApproval(db, idsOf(settled), { approved_at: at, approved_by: null });
  await settleListed(db, idsOf(opens));
  return intake;
}

/** Trusting the owners of these opens was a mistake: matches rated since then wait again. */
export async function distrustOpens(db: Db, ids: readonly string[], since: Date): Promise<Intake> {
  const opens = await lockOpens(db, ids);
  const affected = opens.filter(({ approved_at }) => approved_at === null || approved_at >= since);
  await setApproval(db, idsOf(affected), { approved_at: null, approved_by: null });
  const intake = await takeOut(db, idsOf(affected), since);
  const still = affected.filter(({ id, approved_at }) => approved_at !== null && intake.trusted.has(id));
  for (const { id, approved_at } of still) await setApproval(db, [id], { approved_at, approved_by: null });
  await settleListed(db, ids);
  return intake;
}

const idsOf = (opens: readonly { readonly id: string }[]): string[] => opens.map(({ id }) => id);
