import { getMatch } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { useLiveLog } from '../log/use-live-log.ts';
import { boardOf } from './score.ts';

/** A match and its score, kept up to date. */
export function useBoard(matchId: string) {
  const query = apiQuery(getMatch, { params: { id: matchId } });
  const match = useQuery({ ...query, refetchInterval: useLive(query.queryKey, [`match:${matchId}`]) });
  const log = useLiveLog(matchId);
  return {
    match: match.data,
    board: match.data && log.data && boardOf(match.data, log.data.events),
    error: match.error ?? log.error,
    again: () => void Promise.all([match.refetch(), log.refetch()]),
    /** Whether what is shown may be old. */
    isLate: match.isRefetchError || log.isRefetchError,
  };
}
