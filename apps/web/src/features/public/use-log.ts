import { listPublicEvents, type AnswerOf, type PublicEvent } from '@topspin/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';

const often = 3000;

/** The log of a match in play: what is known stays, only what came since is read; from the start if the match was reset. */
export function useLog(params: { readonly id: string; readonly match_id: string }, isLive: boolean) {
  const client = useQueryClient();
  const queryKey = [listPublicEvents.name, 'log', params];
  return useQuery({
    queryKey,
    enabled: isLive,
    refetchInterval: isLive ? often : false,
    queryFn: async ({ signal }): Promise<readonly PublicEvent[]> => {
      const known = client.getQueryData<readonly PublicEvent[]>(queryKey) ?? [];
      const read = (after: number): Promise<AnswerOf<typeof listPublicEvents>> =>
        call(listPublicEvents, { params, query: { after }, signal });
      const after = known.at(-1)?.seq ?? 0;
      const news = await read(after);
      if (news.seq < after) return (await read(0)).events;
      return news.events.length === 0 ? known : [...known, ...news.events];
    },
  });
}
