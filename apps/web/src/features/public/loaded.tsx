import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isProblem } from '#lib/api/problem.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';

type Props<T> = {
  readonly query: UseQueryResult<T>;
  /** What is said instead of an error when there is no such thing, so that trying again would not help. */
  readonly missing?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** What a query answers, skeletons until then, or why it failed; what was read before stays. */
export function Loaded<T>({ query, missing, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (missing && isProblem(query.error, 'thing.notFound', 'request.invalid')) return missing;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <RowSkeletons count={5} height={64} />;
}
