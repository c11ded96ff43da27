import { isQuiet } from '#features/competition/matches/holding.ts';
import { isScoredForThem } from '#features/competition/matches/whose-log.ts';
import { othersWait } from '#features/competition/store/conflicts.ts';
import { findLease } from '#features/competition/store/leases.ts';
import { readSent } from '#features/competition/store/log.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';
import type { Db } from '#http/call.ts';

/**
 * Whether somebody else than the two players scores a match: it is in the log, on a device that was heard of lately, or handed in and
 * waiting for a decision.
 */
export async function othersScore(
  db: Db,
  match: Pick<MatchRow, 'id' | 'player_a' | 'player_b' | 'members_a' | 'members_b'>,
  now: Date,
): Promise<boolean> {
  if (isScoredForThem(await readSent(db, match.id))) return true;
  const lease = await findLease(db, match.id);
  if (lease && !lease.by_player && !isQuiet(lease, now)) return true;
  return othersWait(db, match);
}
