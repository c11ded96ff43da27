import { fullRowsAtMost, type ListQuery } from '@topspin/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { type ListRoute, readPage, type RowOf } from '#lib/api/read-list.ts';

type OptionsQuery = Pick<ListQuery, 'filters' | 'sortBy' | 'sortDesc'>;

export type Options<Row> = {
  /** What there is to choose from: all, or, where they are too many, what the search has found. */
  readonly rows: readonly Row[];
  /** A row by its id, the chosen one too where the search does not find it. */
  readonly rowOf: (id: string) => Row | undefined;
  /** Whether there are more than fit one page, so that the server searches them. */
  readonly isSearched: boolean;
  readonly isLoading: boolean;
  readonly search: (text: string) => void;
};

/** The rows of a list to choose one of: the first hundred, beyond them those whose name the server finds. */
export function useOptions<R extends ListRoute>(
  route: R,
  { chosen, ...query }: Partial<OptionsQuery> & { readonly chosen: string },
): Options<RowOf<R>> {
  const [typed, search] = useState('');
  const sought = useDebounced(typed.trim());
  const first = usePage(route, query, true);
  const isSearched = (first.data?.totalFilteredRows ?? 0) > fullRowsAtMost;
  const searches = isSearched && sought !== '';
  const found = usePage(route, { ...query, simpleSearch: { search: sought, fields: ['name'] } }, searches);
  const rows = (searches ? found : first).data?.collection ?? [];
  const loaded = [...rows, ...(first.data?.collection ?? [])];
  const lacksChosen = first.isSuccess && chosen !== '' && !loaded.some((row) => idOf(row) === chosen);
  const other = usePage(route, { filters: { _id: chosen } }, lacksChosen);
  return {
    rows,
    rowOf: (id) => [...loaded, ...(other.data?.collection ?? [])].find((row) => idOf(row) === id),
    isSearched,
    isLoading: first.isLoading || (searches && found.isFetching) || typed.trim() !== sought,
    search,
  };
}

function usePage<R extends ListRoute>(route: R, asked: Partial<ListQuery>, enabled: boolean) {
  return useQuery({
    queryKey: [route.name, 'options', asked],
    queryFn: ({ signal }) => readPage(route, { query: { itemsPerPage: fullRowsAtMost, ...asked }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

const idOf = (row: object): unknown => ('_id' in row ? row._id : undefined);
