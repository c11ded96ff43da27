import { isWalkover } from '#features/competition/bracket/slots.ts';
import { refuseUnless } from '#features/competition/phases/policy.ts';
import { foldedLog, reopenAsLogged } from '#features/competition/play/reopen-as-logged.ts';
import { removeLog } from '#features/competition/store/log.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';
import { haveLeft } from '#features/competition/store/people.ts';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/**
 * Refuses to put a match back to be played unless it is a walkover of an open in play, and both players are still there: the walkovers
 * of somebody who left are undone with the return.
 */
export async function refusePutBack(db: Db, match: MatchRow, open: LockedOpen): Promise<void> {
  refuseUnless(['active'], open);
  if (!isWalkover(match)) throw fail('match.notWalkover');
  const left = await haveLeft(db, match.open_id, [match.player_a, match.player_b]);
  if (left.size > 0) throw fail('match.playerLeft');
}

/**
 * Puts a walkover back: the match is to be played, or goes on with the points scored before. Refused once a later match has begun with
 * its winner, or a later phase is drawn.
 */
export async function putBack({ db, now }: Pick<Call, 'db' | 'now'>, match: MatchRow): Promise<void> {
  const logged = await foldedLog(db, match);
  // A walkover of the log comes before any point: nothing else is in it.
  const isLogged = logged.state.outcome !== undefined;
  if (isLogged) await removeLog(db, match.id);
  const left = isLogged ? await foldedLog(db, match) : logged;
  const started_at = left.state.status === 'enrolled' ? null : match.started_at;
  await reopenAsLogged(db, { ...match, started_at }, left, now);
}
