import {
  fullRowsAtMost,
  type AnswerOf,
  type ListQuery,
  type listQuery,
  type ParamsOf,
  type Route,
} from '@topspin/contract';
import type { WholeList } from '#ui/list/listing.ts';
import { call } from './client.ts';

/** Rows are complete without `project` and up to a hundred per page. */
type Whole<Row> = { [Field in keyof Row]-?: Exclude<Row[Field], undefined> };
export type ListRoute = Route & { readonly query: typeof listQuery };
export type RowOf<R extends Route> = AnswerOf<R> extends { collection: (infer Row)[] } ? Whole<Row> : never;

/** What a list is asked for. */
export type ListInput<R extends Route> = { params?: ParamsOf<R>; query?: Partial<ListQuery> };
export type ListPage<Row> = {
  collection: Row[];
  cursor: string | null;
  totalFilteredRows: number;
  totalIsCapped: boolean;
};

/** Reads one page of a list. */
export async function readPage<R extends ListRoute>(
  route: R,
  input: ListInput<R> & { signal?: AbortSignal },
): Promise<ListPage<RowOf<R>>> {
  return (await call<ListRoute>(route, input)) as ListPage<RowOf<R>>;
}

/** How many rows of a list are downloaded at most: some fifty requests. */
const rowsAtMost = 5000;

/** Reads a list from its first row to its last, or as many rows as are downloaded. */
export async function readAll<R extends ListRoute>(
  route: R,
  { query, ...input }: ListInput<R>,
): Promise<WholeList<RowOf<R>>> {
  const rows: RowOf<R>[] = [];
  let cursor: string | null = null;
  do {
    const page = { ...query, itemsPerPage: fullRowsAtMost, ...(cursor !== null && { cursor }) };
    const answer: ListPage<RowOf<R>> = await readPage(route, { ...input, query: page });
    rows.push(...answer.collection);
    cursor = answer.cursor;
  } while (cursor !== null && rows.length <= rowsAtMost);
  return { rows: rows.slice(0, rowsAtMost), isCut: rows.length > rowsAtMost };
}
