import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Listing, ListState } from '#ui/list/listing.ts';
import { readAll, readPage, type ListInput, type ListPage, type ListRoute, type RowOf } from './read-list.ts';

export const rowsPerPage = 20;

/** A list of the API that grows page by page, following the cursor so that no row is repeated or skipped. */
export function useInfiniteList<R extends ListRoute>(
  route: R,
  { params, query }: ListInput<R> = {},
  { enabled = true }: { enabled?: boolean } = {},
): Listing<RowOf<R>> {
  type Row = RowOf<R>;
  const client = useQueryClient();
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
  const change = (apply: (rows: Row[]) => Row[]): void => {
    client.setQueryData<InfiniteData<ListPage<Row>>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, collection: apply(page.collection) })),
        },
    );
  };
  return {
    rows: (list.data?.pages ?? []).flatMap((page) => page.collection),
    state: stateOf(list),
    total: list.data?.pages[0]?.totalFilteredRows ?? null,
    error: list.error,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
    },
    readAll: () => readAll(route, { ...(params && { params }), ...(query && { query }) }),
    retry: () => void (list.data ? list.fetchNextPage() : list.refetch()),
    removeRow: (id) => change((rows) => rows.filter((row) => idOf(row) !== id)),
    replaceRow: (next) => change((rows) => rows.map((row) => (idOf(row) === idOf(next) ? next : row))),
  };
}

const idOf = (row: unknown): unknown => (row as { _id?: unknown })._id;

type Progress = {
  isError: boolean;
  isFetching: boolean;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
};

function stateOf({ isError, isFetching, isPending, hasNextPage, isFetchingNextPage }: Progress): ListState {
  if (isFetchingNextPage || (isPending && isFetching)) return 'loading';
  if (isError) return 'error';
  if (isPending) return 'ready';
  return hasNextPage ? 'loaded' : 'complete';
}
