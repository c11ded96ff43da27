import { listMatches, type MatchPage } from '@topspin/contract';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import type { Score } from '#domain/match/score.ts';

/** The match that is in play at the same table, once this one is over. */
export function useNextAtTable(match: MatchPage | undefined, board: Score | undefined): string | undefined {
  const openId = match?.open._id ?? '';
  const enabled = board?.status === 'finished' && typeof match?.table === 'number';
  const { data } = useLiveQuery(
    listMatches,
    {
      query: {
        filters: { 'open._id': openId, table: match?.table ?? null, state: 'inPlay' },
        itemsPerPage: 1,
      },
    },
    [`open:${openId}`],
    enabled,
  );
  return enabled ? data?.collection.find(({ _id }) => _id !== match?._id)?._id : undefined;
}
