import { listPairs, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { type Partner, partnersByPlayer } from './partners-by-player.ts';

/** The pairs of an open of doubles and who has no partner, as they change; not read of singles. */
export function usePairs(openId: string, enabled = true) {
  const read = apiQuery(listPairs, { params: { id: openId } });
  return useQuery({ ...read, enabled, refetchInterval: useLive(read.queryKey, [`open:${openId}`]) });
}

/** Each person's partner; undefined until they are read, and nobody has one in singles. */
export function usePartners({
  _id,
  doubles,
}: Pick<OpenPage, '_id' | 'doubles'>): ReadonlyMap<string, Partner> | undefined {
  const { data } = usePairs(_id, doubles !== undefined);
  if (doubles === undefined) return nobody;
  return data && partnersByPlayer(data.collection);
}

const nobody: ReadonlyMap<string, Partner> = new Map();
