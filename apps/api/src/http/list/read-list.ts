import type { ListQuery } from '@topspin/contract';
import type { Db, Viewer } from '#http/call.ts';
import { signature, written, type Cursor } from './cursor.ts';
import { statementOf, type Source } from './page-statement.ts';
import { planOf, type Plan } from './plan.ts';
import { reduced } from './project.ts';
import type { ListSpec } from './spec.ts';
import { runPage, type Ordered, type Page } from './statement.ts';

/** The query, the viewer, and how rows are presented. */
export type Asking<Row, Shown> = {
  readonly db: Db;
  readonly query: ListQuery;
  readonly viewer: Viewer | null;
  /** A row in the contract's shape, without what this viewer may not see. */
  readonly present: (row: Row) => Shown;
};

/** What a collection is read from. */
export type Collection<DB, TB extends keyof DB, Row extends Ordered, Shown extends object> = Asking<
  Row,
  Shown
> &
  Source<DB, TB, Row> & { readonly spec: ListSpec };

export type ListAnswer<Shown> = {
  collection: Partial<Shown>[];
  page: number;
  pages: number;
  totalRows: number;
  totalFilteredRows: number;
  totalIsCapped: boolean;
  cursor: string | null;
};

/**
 * Filters, searches, sorts and paginates a collection in one statement, with the totals and a cursor to the next page.
 * Above a hundred rows, a page has only `_id` and the label. Unknown and hidden fields
 * are refused.
 */
export async function readList<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  collection: Collection<DB, TB, Row, Shown>,
): Promise<ListAnswer<Shown>> {
  const plan = planOf(collection);
  // The cost of a search depends on its words, so it is planned each time.
  const often = plan.searched.length === 0;
  return answerOf(collection, plan, await runPage(collection.db, statementOf(collection, plan), often));
}

export function answerOf<Row extends Ordered, Shown extends object>(
  { query: { itemsPerPage }, present }: Asking<Row, Shown>,
  plan: Plan,
  { rows, totals }: Page<Row>,
): ListAnswer<Shown> {
  const ended = rows.length < itemsPerPage;
  return {
    collection: rows.map((row) => shown(present, plan, row)),
    page: plan.page,
    pages: Math.ceil(totals.list_filtered / itemsPerPage),
    totalRows: totals.list_all,
    totalFilteredRows: totals.list_filtered,
    totalIsCapped: totals.list_capped,
    cursor: ended ? null : cursorAfter(plan, rows.at(-1)),
  };
}

function shown<Row extends Ordered, Shown extends object>(
  present: (row: Row) => Shown,
  { options, asked, names }: Plan,
  row: Row,
): Partial<Shown> {
  return options ? reduced(row, ['_id', asked.spec.label]) : reduced(present(row), names);
}

function cursorAfter({ order, page }: Plan, last: Ordered | undefined): string | null {
  if (!last) return null;
  const values = JSON.parse(last.list_order) as Cursor['values'];
  return written({ order: signature(order), values, page: page + 1 });
}
