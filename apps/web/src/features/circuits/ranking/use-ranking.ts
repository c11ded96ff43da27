import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { toQuery, type RankingAddress } from './ranking-address.ts';
import type { Ranked } from '@topspin/contract';
import { rowsOf, type RankingOf } from './ranking-of.ts';

const rowsPerPage = 50;

/** How many rows are downloaded at most. */
export const downloadedAtMost = 5000;

/** One page of a ranking as a query. */
const pageQuery = ({ route, id }: RankingOf, address: RankingAddress, page: number) =>
  apiQuery(route, {
    params: { id },
    query: { ...toQuery(address), page, itemsPerPage: rowsPerPage },
  });

/** The first page, which says how many rows there are. */
export function useFirstPage(of: RankingOf, address: RankingAddress) {
  return useQuery({ ...pageQuery(of, address, 1), placeholderData: keepPreviousData });
}

/** The rows at these indices, page by page as they are loaded. */
export function useRowsAt(
  of: RankingOf,
  address: RankingAddress,
  indices: readonly number[],
): (index: number) => Ranked | undefined {
  const pages = [...new Set(indices.map((index) => Math.floor(index / rowsPerPage) + 1))];
  const answers = useQueries({ queries: pages.map((page) => pageQuery(of, address, page)) });
  const loaded = new Map(pages.map((page, index) => [page, rowsOf(answers[index]?.data)]));
  return (index) => loaded.get(Math.floor(index / rowsPerPage) + 1)?.[index % rowsPerPage];
}

/** Finds the index of a player among the rows shown; -1 for who is not there. */
export function useFindIndex({ route, id }: RankingOf, address: RankingAddress) {
  const queries = useQueryClient();
  return async (playerId: string): Promise<number> => {
    const query = { ...toQuery(address), player_id: playerId, itemsPerPage: rowsPerPage };
    const answer = await queries.fetchQuery(apiQuery(route, { params: { id }, query }));
    const index = rowsOf(answer).findIndex(({ player }) => player._id === playerId);
    return index === -1 ? -1 : (answer.page - 1) * rowsPerPage + index;
  };
}

/** Reads the whole ranking as filtered, for a download. */
export function useWholeRanking({ route, id }: RankingOf, address: RankingAddress) {
  const queries = useQueryClient();
  return async () => {
    const query = { ...toQuery(address), itemsPerPage: downloadedAtMost };
    const answer = await queries.fetchQuery(apiQuery(route, { params: { id }, query }));
    return { rows: rowsOf(answer), isCut: answer.totalFilteredRows > downloadedAtMost };
  };
}
