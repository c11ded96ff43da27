import type { ErrorCode, MatchEventOnWire } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { manages, plays, sideOf } from '#features/competition/matches/policy.ts';
import { othersScore } from '#features/competition/matches/others-score.ts';
import { isScoredForThem, standing } from '#features/competition/matches/whose-log.ts';
import { refuseHeld } from '#features/competition/lease/take.ts';
import { holderOf } from '#features/competition/matches/holding.ts';
import { findLease } from '#features/competition/store/leases.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';
import { othersWait } from '#features/competition/store/conflicts.ts';
import { readSent, type Sent } from '#features/competition/store/log.ts';
import { isLinkUmpire, type Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/** How long a log may become by events of players: several times the longest match. The rest is for umpire and organisers. */
export const longestByPlayers = 1000;

/** How long a log may become by events of its umpires; the rest of the room is for the organisers. */
export const longestByUmpires = 1500;

/** Why a player of a match cannot append these events to its log, if so. */
function refusalOf(own: Side, log: readonly Sent[], events: readonly Pick<MatchEventOnWire, 'type'>[]) {
  if (isScoredForThem(log)) return 'match.scoredForYou' satisfies ErrorCode;
  if (log.length + events.length > longestByPlayers) return 'match.logTooLong' satisfies ErrorCode;
  const senders = standing(log).map(({ side }) => side);
  for (const { type } of events) {
    if (type !== 'undo') senders.push(own);
    else if (senders.length > 0 && senders.pop() !== own) return 'match.undoNotYours' satisfies ErrorCode;
  }
  return undefined;
}

/**
 * Players score their match where nobody else does, and undo only what their own side sent, in doubles either of the pair: otherwise the
 * loser could take the points of the opponent, the umpire or the organisers back.
 */
export async function refusePlayersEvents(
  { db, scorer }: Pick<Call, 'db' | 'scorer'>,
  match: MatchRow,
  events: readonly MatchEventOnWire[],
): Promise<void> {
  const own = sideOf(scorer, match);
  if (own === undefined) return;
  const code = refusalOf(own, await readSent(db, match.id), events);
  const refusal =
    code ?? ((await othersWait(db, match)) ? ('match.scoredForYou' satisfies ErrorCode) : undefined);
  if (refusal && !(await manages(db, scorer, match))) throw fail(refusal);
}

/** Refuses a log that no match needs, of which every reader would bear the cost. */
export async function refuseEndless(
  { db, scorer }: Pick<Call, 'db' | 'scorer'>,
  match: MatchRow,
  length: number,
): Promise<void> {
  if (length <= longestByUmpires) return;
  if (isLinkUmpire(scorer) || !(await manages(db, scorer, match))) throw fail('match.logTooLong');
}

/** Refuses the players' sheet while somebody else scores the match, or the opponent's device holds it: its points may still be on their way. */
export async function refusePlayersSheet(
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  match: MatchRow,
): Promise<void> {
  if (!plays(user, match) || (await manages(db, user, match))) return;
  refuseHeld(await findLease(db, match.id), holderOf(user, undefined), now);
  if (await othersScore(db, match, now)) throw fail('match.scoredForYou');
}
