import { getGroup } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { BracketView } from '../bracket/bracket-view.tsx';

const lookAgainEvery = 8000;

/** The bracket of a knockout phase, where its open is shown. */
export function BracketOfPhase({ groupId }: { readonly groupId: string }) {
  const group = useQuery({
    ...apiQuery(getGroup, { params: { id: groupId } }),
    refetchInterval: lookAgainEvery,
  });
  if (group.isPending) return <RowSkeletons count={4} height={72} />;
  if (group.isError) return <ErrorState error={group.error} onRetry={() => void group.refetch()} />;
  return <BracketView group={group.data} />;
}
