import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/state/error-state.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import type { TrustChange } from './changes.ts';
import { Moves } from './moves.tsx';

type Props = { readonly of: string; readonly change: TrustChange; readonly given: boolean };

/** Requests the effect of a change on the ratings, uncached. */
export function Preview({ of, change, given }: Props) {
  const preview = useQuery({
    queryKey: ['trustPreview', of, given],
    queryFn: () => change(given, { preview: true, undo: !given }),
    staleTime: 0,
    gcTime: 0,
  });
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <RowSkeletons count={3} height={36} />;
  return <Moves consequences={preview.data} given={given} />;
}
