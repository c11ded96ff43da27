import type { ComponentProps } from 'react';
import { RowSkeletons } from '../list/row-skeletons.tsx';
import { BallLoader } from './ball-loader.tsx';
import { ErrorState } from './error-state.tsx';

type Props = Pick<ComponentProps<typeof ErrorState>, 'title' | 'missing'> & {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
  /** The rows being loaded, for content that is a list; without them, a ball. */
  readonly rows?: { readonly count: number; readonly height: number; readonly label?: string };
};

/** Stands in for what a query has not answered: that it is being loaded, or why that failed, and a retry. */
export function LoadState({ query: { error, refetch }, rows, ...failed }: Props) {
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} {...failed} />;
  return rows ? <RowSkeletons {...rows} /> : <BallLoader />;
}
