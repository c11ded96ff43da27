import type { AnswerOf, ListQuery, listQuery, ParamsOf, Route } from '@topspin/contract';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Listing, ListState } from '#ui/list/listing.ts';
import { call } from './client.ts';

/** Rows are complete without `project` and up to a hundred per page. */
type Whole<Row> = { [Field in keyof Row]-?: Exclude<Row[Field], undefined> };
type ListRoute = Route & { readonly query: typeof listQuery };
type ListAnswer = { collection: unknown[]; cursor: string | null; totalFilteredRows: number };
export type RowOf<R extends Route> = AnswerOf<R> extends { collection: (infer Row)[] } ? Whole<Row> : never;

export const rowsPerPage = 20;

/** A list of the API that grows page by page, following the cursor so that no row is repeated or skipped. */
export function useInfiniteList<R extends ListRoute>(
  route: R,
  { params, query }: { params?: ParamsOf<R>; query?: Partial<ListQuery> } = {},
  { enabled = true }: { enabled?: boolean } = {},
): Listing<RowOf<R>> {
  type Row = RowOf<R>;
  const client = useQueryClient();
  const queryKey = [route.name, 'infinite', { params, query }];
  const list = useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const page = { itemsPerPage: rowsPerPage, ...query, ...(pageParam !== null && { cursor: pageParam }) };
      return (await call<ListRoute>(route, { params, query: page, signal })) as ListAnswer;
    },
    getNextPageParam: (last) => last.cursor,
  });
  const change = (apply: (rows: Row[]) => Row[]): void => {
    client.setQueryData<InfiniteData<ListAnswer>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, collection: apply(page.collection as Row[]) })),
        },
    );
  };
  return {
    rows: (list.data?.pages ?? []).flatMap((page) => page.collection as Row[]),
    state: stateOf(list),
    total: list.data?.pages[0]?.totalFilteredRows ?? null,
    error: list.error,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
    },
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
