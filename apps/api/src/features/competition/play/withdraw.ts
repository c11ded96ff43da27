import { resultFromOutcome, type MatchResult, type SetScore, type Side } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { finishMatch } from './finish.ts';
import { walkover } from '#features/competition/bracket/progress.ts';
import { haveLeft, sideIn } from '#features/competition/store/people.ts';
import { lockOpenMatches, removeUmpires, type MatchRow } from '#features/competition/store/matches.ts';

/**
 * Decides the remaining matches of a player who leaves an open in play, or of their pair: walkovers for those not started, a
 * retirement in the one in play. A match still waiting for an opponent is decided when one comes. No row is deleted.
 */
export async function withdrawFromMatches(db: Db, openId: string, playerId: string, at: Date): Promise<void> {
  const side = await sideIn(db, openId, playerId);
  for (const match of await lockOpenMatches(db, openId, side)) {
    if (match.player_a === null || match.player_b === null) continue;
    await finishMatch(db, match, { result: await resultWithout(db, match, side), at });
  }
  await removeUmpires(db, openId, { left: playerId, side });
}

/** How a match ends without one of its players. */
export async function resultWithout(db: Db, match: MatchRow, playerId: string): Promise<MatchResult> {
  const opponent: Side = match.player_a === playerId ? 'b' : 'a';
  const gone = await haveLeft(db, match.open_id, [match.player_a, match.player_b]);
  if (gone.size > 1) return walkover(match, undefined);
  const played = await playedSets(db, match.id);
  if (played.length === 0) return walkover(match, opponent);
  const result = resultFromOutcome({ outcome: 'retired', winner: opponent, played }, match.best_of);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const playedSets = (db: Db, matchId: string): Promise<SetScore[]> =>
  db
    .selectFrom('sets')
    .select(['played_a as a', 'played_b as b'])
    .where('match_id', '=', matchId)
    .where((eb) => eb.or([eb('played_a', '>', 0), eb('played_b', '>', 0)]))
    .orderBy('number')
    .execute();
