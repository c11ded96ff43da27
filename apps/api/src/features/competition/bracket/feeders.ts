import type { Side } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { selectMatches, type MatchRow } from '#features/competition/store/matches.ts';

/** The matches whose winner or loser goes to this one. */
export const feedersOf = (db: Db, matchId: string): Promise<MatchRow[]> =>
  selectMatches(db)
    .where((eb) => eb.or([eb('next_match_id', '=', matchId), eb('loser_next_match_id', '=', matchId)]))
    .execute();

/** Whether a side of a match is filled by another match, and not by the draw. */
export const isFed = (matches: readonly MatchRow[], match: MatchRow, side: Side): boolean =>
  matches.some(
    (other) =>
      (other.next_match_id === match.id && other.next_side === side) ||
      (other.loser_next_match_id === match.id && other.loser_next_side === side),
  );
