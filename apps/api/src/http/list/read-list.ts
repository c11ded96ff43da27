import { fullRowsAtMost, type ListQuery } from '@topspin/contract';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '#http/call.ts';
import { readCursor, signature, written } from './cursor.ts';
import { fieldFor, type Asked } from './fields.ts';
import { conditions } from './filters.ts';
import { comesAfter, orderBy, orderOf, type Criterion } from './order.ts';
import { projected, reduced } from './project.ts';
import { searchConditions } from './search.ts';
import type { ListSpec } from './spec.ts';

/** The values a row is ordered by, as text, beside its columns: the next cursor is made of the last row's. */
export type Ordered = { list_order: (string | null)[] };

/** What a collection is read from; `DB` and `TB` are Kysely's own words for the tables in scope. */
export type Collection<DB, TB extends keyof DB, Row, Shown extends object> = {
  readonly spec: ListSpec;
  readonly query: ListQuery;
  readonly viewer: Viewer | null;
  /** Tables, joins and the conditions that always hold: not deleted, visible to this viewer. Selects nothing yet. */
  readonly from: SelectQueryBuilder<DB, TB, object>;
  /** Reads whole rows: `(page) => page.select([…]).execute()`. */
  readonly read: (page: SelectQueryBuilder<DB, TB, Ordered>) => Promise<Row[]>;
  /** A row as the contract says it, what this viewer may not see left out; may look up what a page needs at once. */
  readonly present: (rows: readonly Row[]) => readonly Shown[] | Promise<readonly Shown[]>;
};

export type ListAnswer<Shown> = {
  collection: Partial<Shown>[];
  page: number;
  pages: number;
  totalRows: number;
  totalFilteredRows: number;
  cursor: string | null;
};

/**
 * Answers a list as the conventions say: filtered, searched, in a total order, one page of it with the totals and a
 * cursor to the next. Over a hundred rows a page has `_id` and the label alone. Unknown and hidden fields are refused.
 */
export async function readList<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  collection: Collection<DB, TB, Row, Shown>,
): Promise<ListAnswer<Shown>> {
  const { query } = collection;
  const plan = planOf(collection);
  const totals = await countRows(collection, plan);
  const { shown, last } = await readRows(collection, plan);
  const ended = shown.length < query.itemsPerPage;
  return {
    collection: shown,
    page: plan.page,
    pages: Math.ceil(totals.filtered / query.itemsPerPage),
    totalRows: totals.all,
    totalFilteredRows: totals.filtered,
    cursor: ended ? null : cursorAfter(plan, last),
  };
}

type Condition = RawBuilder<SqlBool>;

type Plan = {
  readonly asked: Asked;
  readonly permanent: readonly Condition[];
  readonly filters: readonly Condition[];
  readonly order: readonly Criterion[];
  readonly after: readonly (string | null)[] | null;
  readonly page: number;
  readonly names: readonly string[] | null;
  readonly options: boolean;
};

/** Reads everything that is asked before anything is run, so that a wrong question costs no query. */
function planOf({
  spec,
  viewer,
  query,
}: Pick<Collection<unknown, never, Ordered, object>, 'spec' | 'viewer' | 'query'>): Plan {
  const asked = { spec, viewer };
  const order = orderOf(asked, query);
  const cursor = readCursor(query.cursor, order);
  return {
    asked,
    permanent: conditions(asked, query.permanentFilters),
    filters: [...conditions(asked, query.filters), ...searchConditions(asked, query.simpleSearch)],
    order,
    after: cursor?.values ?? null,
    page: cursor?.page ?? query.page,
    names: projected(asked, query.project),
    options: query.itemsPerPage > fullRowsAtMost,
  };
}

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

async function countRows<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  { from }: Collection<DB, TB, Row, Shown>,
  { permanent, filters }: Plan,
): Promise<{ all: number; filtered: number }> {
  const counted = await from
    .where(all(permanent))
    .select([
      sql<number>`count(*)`.as('list_all'),
      sql<number>`count(*) filter (where ${all(filters)})`.as('list_filtered'),
    ])
    .executeTakeFirstOrThrow();
  const { list_all, list_filtered } = counted as { list_all: number; list_filtered: number };
  return { all: list_all, filtered: list_filtered };
}

type Page<Shown> = { readonly shown: Partial<Shown>[]; readonly last: Ordered | undefined };

async function readRows<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  collection: Collection<DB, TB, Row, Shown>,
  plan: Plan,
): Promise<Page<Shown>> {
  const page = pageOf(collection, plan);
  if (plan.options) {
    const rows = await page.select(optionColumns(plan.asked)).$castTo<Ordered>().execute();
    const names = ['_id', plan.asked.spec.label];
    return { shown: rows.map((row) => reduced(row, names)), last: rows.at(-1) };
  }
  const rows = await collection.read(page);
  const shown = await collection.present(rows);
  return { shown: shown.map((row) => reduced(row, plan.names)), last: rows.at(-1) };
}

function pageOf<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  { from, query }: Collection<DB, TB, Row, Shown>,
  plan: Plan,
): SelectQueryBuilder<DB, TB, Ordered> {
  let page = from.where(all([...plan.permanent, ...plan.filters]));
  if (plan.after) page = page.where(comesAfter(plan.order, plan.after));
  else page = page.offset((plan.page - 1) * query.itemsPerPage);
  for (const criterion of plan.order) page = page.orderBy(orderBy(criterion));
  const values = plan.order.map((criterion) => sql`(${criterion.sql})::text`);
  return page
    .select(sql<Ordered['list_order']>`array[${sql.join(values)}]`.as('list_order'))
    .limit(query.itemsPerPage)
    .$castTo<Ordered>();
}

const optionColumns = (asked: Asked) => [
  asked.spec.fields._id.sql.as('_id'),
  fieldFor(asked, asked.spec.label, 'shown').sql.as(asked.spec.label),
];

function cursorAfter({ order, page }: Plan, last: Ordered | undefined): string | null {
  return last ? written({ order: signature(order), values: last.list_order, page: page + 1 }) : null;
}
