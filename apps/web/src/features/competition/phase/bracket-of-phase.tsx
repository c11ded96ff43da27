import { listBrackets } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { BracketView } from '../bracket/bracket-view.tsx';

type Props = { readonly openId: string; readonly groupId: string };

/**
 * The bracket of a knockout phase on the page of its open, which loads the brackets of all phases together.
 */
export function BracketOfPhase({ openId, groupId }: Props) {
  const query = apiQuery(listBrackets, { params: { id: openId } });
  const group = useQuery({
    ...query,
    select: ({ collection }) => collection.find(({ _id }) => _id === groupId) ?? null,
    refetchInterval: useLive(query.queryKey, [`open:${openId}`]),
  });
  if (group.isPending) return <RowSkeletons count={4} height={72} />;
  if (group.isLoadingError) return <ErrorState error={group.error} onRetry={() => void group.refetch()} />;
  // It was drawn after the brackets were loaded; the next load will include it.
  if (group.data === null) return <RowSkeletons count={4} height={72} />;
  return <BracketView group={group.data} />;
}
