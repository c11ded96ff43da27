import { listPairs } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

/** The pairs of an open of doubles and who has no partner, as they change. */
export function usePairs(openId: string) {
  const read = apiQuery(listPairs, { params: { id: openId } });
  return useQuery({ ...read, refetchInterval: useLive(read.queryKey, [`open:${openId}`]) });
}
