import { type ExpectedStart, listStarts, type PlayerTurns } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

const query = apiQuery(listStarts);
/** In milliseconds: a match that goes on says something about the day without any change. */
const minute = 60_000;

/** When the matches of these players begin, by match, where somebody runs the day. */
export function useStarts(turns: readonly PlayerTurns[]): ReadonlyMap<string, ExpectedStart> {
  const opens = [...new Set(turns.map(({ open }) => open._id))];
  const interval = useLive(
    query.queryKey,
    opens.map((id) => `open:${id}` as const),
  );
  const { data } = useQuery({ ...query, refetchInterval: interval || minute });
  return new Map(data?.collection.map((one) => [one.match_id, one]));
}
