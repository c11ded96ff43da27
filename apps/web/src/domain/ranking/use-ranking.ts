import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { toQuery, type RankingAddress } from './ranking-address.ts';
import { rowsOf, type RankedRow, type RankingOf, type RankingPart, type RankingQuery } from './ranking-of.ts';
import { queries } from '#lib/api/query.ts';

const rowsPerPage = 50;

/** How many rows are downloaded at most. */
const downloadedAtMost = 5000;

/** A part of a ranking as a query. */
export const rankingQuery = <Row extends RankedRow>({ key, read }: RankingOf<Row>, query: RankingQuery) =>
  queryOptions<RankingPart<Row>>({
    queryKey: [...key, query],
    queryFn: ({ signal }) => read(query, signal),
  });

const pageQuery = <Row extends RankedRow>(of: RankingOf<Row>, address: RankingAddress, page: number) =>
  rankingQuery(of, { ...toQuery(address), page, itemsPerPage: rowsPerPage });

/** The first page, which says how many rows there are. */
export function useFirstPage<Row extends RankedRow>(of: RankingOf<Row>, address: RankingAddress) {
  return useQuery({ ...pageQuery(of, address, 1), placeholderData: keepPreviousData });
}

/** The rows at these indices, page by page as they are loaded. */
export function useRowsAt<Row extends RankedRow>(
  of: RankingOf<Row>,
  address: RankingAddress,
  indices: readonly number[],
): (index: number) => Row | undefined {
  const pages = [...new Set(indices.map((index) => Math.floor(index / rowsPerPage) + 1))];
  const answers = useQueries({ queries: pages.map((page) => pageQuery(of, address, page)) });
  const loaded = new Map(pages.map((page, index) => [page, rowsOf(answers[index]?.data)]));
  return (index) => loaded.get(Math.floor(index / rowsPerPage) + 1)?.[index % rowsPerPage];
}

/** A row, and where it is among those shown. */
export type FoundRow = { readonly index: number; readonly place: number };

/** Finds the row of a player among those shown; null for those who are not there. */
export function useFindRow<Row extends RankedRow>(of: RankingOf<Row>, address: RankingAddress) {
  return async (playerId: string): Promise<FoundRow | null> => {
    const query = { ...toQuery(address), player_id: playerId, itemsPerPage: rowsPerPage };
    const answer = await queries.fetchQuery(rankingQuery(of, query));
    const rows = rowsOf(answer);
    const found = rows.findIndex(({ player }) => player._id === playerId);
    const row = rows[found];
    return row ? { index: (answer.page - 1) * rowsPerPage + found, place: row.place } : null;
  };
}

/** Reads the whole ranking as filtered, for a download. */
export function useWholeRanking<Row extends RankedRow>(of: RankingOf<Row>, address: RankingAddress) {
  return async () => {
    const query = { ...toQuery(address), itemsPerPage: downloadedAtMost };
    const answer = await queries.fetchQuery(rankingQuery(of, query));
    return { rows: rowsOf(answer), isCut: answer.totalFilteredRows > downloadedAtMost };
  };
}
