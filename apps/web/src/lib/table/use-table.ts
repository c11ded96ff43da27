import { skippedAtMost, type Filters } from '@topspin/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { readAll, readPage, type ListInput, type ListRoute, type RowOf } from '#lib/api/read-list.ts';
import type { WholeList } from '#ui/list/listing.ts';
import type { Sort, TablePage } from '#ui/table/columns.ts';
import { storedRowsPerPage, storeRowsPerPage } from './rows-per-page.ts';
import { useSearchField } from './use-search-field.ts';
import { useTableAddress } from './table-address.ts';

/** The filters that were chosen, by name; each as text. */
export type Chosen = Readonly<Record<string, string>>;

type Options<R extends ListRoute> = {
  readonly params?: ListInput<R>['params'];
  /** The sort order until another is chosen. */
  readonly sort: Sort;
  /** The fields that the search looks at; without them, all the server knows. */
  readonly searchIn?: readonly string[];
  /** What the chosen filters ask of the server. */
  readonly filters?: (chosen: Chosen) => Filters;
  readonly enabled?: boolean;
};

export type Table<Row> = TablePage<Row> & {
  /** What is typed in the search field. */
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** Whether rows may be missing because of the search or a filter. */
  readonly isNarrowed: boolean;
  readonly chosen: Chosen;
  /** Chooses filters; an empty one is taken off. */
  readonly choose: (filters: Chosen) => void;
  /** Reads all rows that match, for a download. */
  readonly readAll: () => Promise<WholeList<Row>>;
};

const sortOf = (text: string | undefined): Sort | undefined =>
  text === undefined ? undefined : { by: text.replace(/^-/u, ''), desc: text.startsWith('-') };

/**
 * A list of the API as a table: `<DataTable page={useTable(listUsers, …)} … />`. Search, sort order, page and filters are in
 * the address of the page, whose route reads it with `readTableAddress`.
 */
export function useTable<R extends ListRoute>(route: R, options: Options<R>): Table<RowOf<R>> {
  const { params, sort: usual, searchIn = [], filters = () => ({}), enabled = true } = options;
  const { address, change } = useTableAddress();
  const [rowsPerPage, setRowsPerPage] = useState(storedRowsPerPage);
  const { search, setSearch } = useSearchField(address.q ?? '', (q) => change({ q, page: 1 }));
  const { q, page = 1, filters: chosen = {} } = address;
  const sort = sortOf(address.sort) ?? usual;
  const query = {
    sortBy: [sort.by],
    sortDesc: [sort.desc],
    ...(Object.keys(chosen).length > 0 && { filters: filters(chosen) }),
    ...(q && { simpleSearch: { search: q, fields: [...searchIn] } }),
  };
  const input = { ...(params && { params }), query: { ...query, page, itemsPerPage: rowsPerPage } };
  const read = useQuery({
    queryKey: [route.name, 'table', input],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readPage(route, { ...input, signal }),
  });
  const total = read.data?.totalFilteredRows ?? null;
  const lastPage = lastPageOf(total ?? 0, rowsPerPage);
  const isBeyond = read.data !== undefined && !read.isPlaceholderData && page > lastPage;
  const goTo = useEffectEvent((last: number) => change({ page: last }));
  useEffect(() => {
    // The last row of the last page was removed, or the address is an old one.
    if (isBeyond) goTo(lastPage);
  }, [isBeyond, lastPage]);
  return {
    rows: read.data?.collection ?? [],
    state: read.isLoadingError ? 'error' : read.data && !isBeyond ? 'loaded' : 'loading',
    error: read.error,
    isOutdated: read.isPlaceholderData,
    total,
    isAtLeast: read.data?.totalIsCapped ?? false,
    page: Math.min(page, lastPage),
    lastPage,
    rowsPerPage,
    sort,
    setPage: (next) => change({ page: next }),
    setRowsPerPage: (rows) => {
      storeRowsPerPage(rows);
      setRowsPerPage(rows);
      change({ page: 1 });
    },
    setSort: ({ by, desc }) => change({ sort: `${desc ? '-' : ''}${by}`, page: 1 }),
    retry: () => void read.refetch(),
    search,
    setSearch,
    isNarrowed: q !== undefined || Object.keys(chosen).length > 0,
    chosen,
    choose: (next) => change({ filters: { ...chosen, ...next }, page: 1 }),
    readAll: () => readAll(route, { ...(params && { params }), query }),
  };
}

/** The last page with rows; the server skips only so many. */
const lastPageOf = (total: number, rowsPerPage: number): number =>
  Math.max(1, Math.min(Math.ceil(total / rowsPerPage), Math.floor(skippedAtMost / rowsPerPage) + 1));
