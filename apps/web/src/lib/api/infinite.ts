import { useInfiniteQuery } from '@tanstack/react-query';
import type { Listing, ListState } from '#ui/list/listing.ts';
import { isProblem } from './problem.ts';
import { readAll, readPage, type ListInput, type ListRoute, type RowOf } from './read-list.ts';

export const rowsPerPage = 20;

/** A list of the API that grows page by page, following the cursor so that no row is repeated or skipped. */
export function useInfiniteList<R extends ListRoute>(
  route: R,
  { params, query }: ListInput<R> = {},
  { enabled = true }: { enabled?: boolean } = {},
): Listing<RowOf<R>> {
  const queryKey = [route.name, 'infinite', { params, query }];
  const list = useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const page = { itemsPerPage: rowsPerPage, ...query, ...(pageParam !== null && { cursor: pageParam }) };
      return readPage(route, { ...(params && { params }), query: page, signal });
    },
    getNextPageParam: (last) => last.cursor,
  });
  return {
    rows: (list.data?.pages ?? []).flatMap((page) => page.collection),
    state: stateOf(list),
    total: list.data?.pages[0]?.totalFilteredRows ?? null,
    error: list.error ?? list.failureReason,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
    },
    readAll: () => readAll(route, { ...(params && { params }), ...(query && { query }) }),
    retry: () => void (list.data ? list.fetchNextPage() : list.refetch()),
  };
}

type Progress = {
  failureReason: Error | null;
  isError: boolean;
  isFetching: boolean;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
};

function stateOf(progress: Progress): ListState {
  const { failureReason, isError, isFetching, isPending, hasNextPage, isFetchingNextPage } = progress;
  // Said at once, while it is tried again.
  if (isPending && isProblem(failureReason, 'network')) return 'error';
  if (isFetchingNextPage || (isPending && isFetching)) return 'loading';
  if (isError) return 'error';
  if (isPending) return 'ready';
  return hasNextPage ? 'loaded' : 'complete';
}
