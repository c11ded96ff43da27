import { getMatch } from '@topspin/contract';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { scoreOf } from '#domain/match/score.ts';
import { useLiveLog } from '../log/use-live-log.ts';

/** A match and its score, kept up to date. */
export function useBoard(matchId: string) {
  const match = useLiveQuery(getMatch, { params: { id: matchId } }, [`match:${matchId}`]);
  const log = useLiveLog(matchId);
  return {
    match: match.data,
    board: match.data && log.data && scoreOf(match.data, log.data.events),
    error: match.error ?? log.error,
    again: () => void Promise.all([match.refetch(), log.refetch()]),
    /** Whether what is shown may be old. */
    isLate: match.isRefetchError || log.isRefetchError,
  };
}
