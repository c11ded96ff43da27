import { listPairs, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { partnersByPlayer } from './partners-by-player.ts';

/** The pairs of an open of doubles and who has no partner, as they change; not read of singles. */
export function usePairs(openId: string, enabled = true) {
  const read = apiQuery(listPairs, { params: { id: openId } });
  return useQuery({ ...read, enabled, refetchInterval: useLive(read.queryKey, [`open:${openId}`]) });
}

/** The name of each person's partner, as far as read; nobody has one in singles. */
export function usePartners({
  _id,
  doubles,
}: Pick<OpenPage, '_id' | 'doubles'>): ReadonlyMap<string, string> {
  const pairs = usePairs(_id, doubles !== undefined);
  return partnersByPlayer(pairs.data?.collection ?? []);
}
