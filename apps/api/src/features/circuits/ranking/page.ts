import type { Ranked, RankingQuery } from '@topspin/contract';
import type { RankingRow } from '@topspin/engine';
import { playersAmong } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';

/** A row of the ranking, and its place among those shown. */
export type PlacedRow = { readonly row: RankingRow; readonly place: number };

type PageRequest = Pick<Call, 'db' | 'now'> & { readonly query: RankingQuery };

/** The rows that match the filters, each with its place among them; shared positions share the place. */
export async function matchingRows(
  { db, query, now }: PageRequest,
  rows: readonly RankingRow[],
): Promise<PlacedRow[]> {
  const { search, age_category, gender, club_id } = query;
  const filtered = [search, age_category, gender, club_id].some((filter) => filter !== undefined);
  if (!filtered) return rows.map((row) => ({ row, place: row.position }));
  const ids = rows.map(({ player }) => player);
  const found = await playersAmong(db, ids, { search, age_category, gender, club_id, now });
  const placed: PlacedRow[] = [];
  for (const row of rows) {
    if (!found.has(row.player)) continue;
    const above = placed.at(-1);
    const isShared = above?.row.position === row.position;
    placed.push({ row, place: isShared ? above.place : placed.length + 1 });
  }
  return placed;
}

type Paging = { readonly query: RankingQuery; readonly total: number };

/** The page asked for, or the one a player is on. */
function pageNumber(rows: readonly PlacedRow[], { page, itemsPerPage, player_id }: RankingQuery): number {
  if (player_id === undefined) return page;
  const index = rows.findIndex(({ row }) => row.player === player_id);
  return index === -1 ? page : Math.floor(index / itemsPerPage) + 1;
}

/** One page of the rows, in the envelope of every list. */
export async function answerPage(
  rows: readonly PlacedRow[],
  { query, total }: Paging,
  show: (rows: readonly PlacedRow[]) => Promise<Ranked[]>,
) {
  const { itemsPerPage } = query;
  const page = pageNumber(rows, query);
  const from = (page - 1) * itemsPerPage;
  return {
    collection: await show(rows.slice(from, from + itemsPerPage)),
    page,
    pages: Math.ceil(rows.length / itemsPerPage),
    totalRows: total,
    totalFilteredRows: rows.length,
    totalIsCapped: false,
    cursor: null,
  };
}
