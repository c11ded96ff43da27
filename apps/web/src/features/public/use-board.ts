import { getPublicMatch, getPublicOpen } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { usePublicScore } from '#domain/match/use-public-score.ts';

type OfOpen = { readonly id: string; readonly match_id: string };

/** A match for a second screen of visitors, and what is in play at its table once it is over. */
export function useBoard(params: OfOpen) {
  const { id, match_id: matchId } = params;
  const match = useLiveQuery(getPublicMatch, { params }, [`match:${matchId}`]);
  const { data } = match;
  const { score, isLate } = usePublicScore(data, id);
  const isOver = data?.state === 'finished' && data.table !== null;
  const around = apiQuery(getPublicOpen, { params: { id } });
  const refetchInterval = useLive(around.queryKey, [`open:${id}`], { enabled: isOver });
  const open = useQuery({ ...around, refetchInterval });
  const next = open.data?.playing.find(({ _id, table }) => table === data?.table && _id !== matchId);
  return {
    match: data,
    score,
    openName: open.data?.name,
    next: isOver ? next?._id : undefined,
    error: match.error,
    again: () => void match.refetch(),
    isLate: match.isRefetchError || isLate,
  };
}
