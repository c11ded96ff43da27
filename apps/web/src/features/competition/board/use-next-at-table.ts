import { listMatches, type MatchPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import type { Board } from './score.ts';

/** The match that is in play at the same table, once this one is over. */
export function useNextAtTable(match: MatchPage | undefined, board: Board | undefined): string | undefined {
  const openId = match?.open._id ?? '';
  const enabled = board?.status === 'finished' && typeof match?.table === 'number';
  const query = apiQuery(listMatches, {
    query: { filters: { 'open._id': openId, table: match?.table ?? null, state: 'inPlay' }, itemsPerPage: 1 },
  });
  const refetchInterval = useLive(query.queryKey, [`open:${openId}`], { enabled });
  const { data } = useQuery({ ...query, enabled, refetchInterval });
  return enabled ? data?.collection.find(({ _id }) => _id !== match?._id)?._id : undefined;
}
