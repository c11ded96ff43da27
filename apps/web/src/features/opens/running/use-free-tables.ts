import { type FreeTables, getFreeTables, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

/** In milliseconds: no message says that a player's rest is over. */
const aMinute = 60_000;

/** Reads the free tables in the hall of an open in play, and its next match; follows what changes there. */
export function useFreeTables({ _id: id, state, venue }: OpenPage): FreeTables | undefined {
  const query = apiQuery(getFreeTables, { params: { id } });
  const inHall = { enabled: state === 'active' && venue !== null };
  const { data } = useQuery({ ...query, ...inHall, refetchInterval: aMinute });
  useLive(
    query.queryKey,
    data ? [`day:${data.day_id}`, ...data.opens.map((open) => `open:${open}` as const)] : [],
    inHall,
  );
  return data;
}
