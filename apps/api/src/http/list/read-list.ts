import { fullRowsAtMost, type ListQuery } from '@topspin/contract';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db, Viewer } from '#http/call.ts';
import { readCursor, signature, written } from './cursor.ts';
import { fieldFor, type Asked } from './fields.ts';
import { conditions } from './filters.ts';
import { comesAfter, orderBy, orderOf, type Criterion } from './order.ts';
import { projected, reduced } from './project.ts';
import { searchConditions } from './search.ts';
import type { ListSpec } from './spec.ts';
import { all, always, runPage, type Condition, type Ordered, type PageStatement } from './statement.ts';
import { countEach, type CountTotals } from './totals.ts';

/** What a collection is read from; `DB` and `TB` are Kysely's own words for the tables in scope. */
export type Collection<DB, TB extends keyof DB, Row extends Ordered, Shown extends object> = {
  readonly db: Db;
  readonly spec: ListSpec;
  readonly query: ListQuery;
  readonly viewer: Viewer | null;
  /** What the list belongs to, where it belongs to something: 404 unless it is there for this viewer. */
  readonly there?: RawBuilder<SqlBool>;
  /** Tables, joins and the conditions that always hold: not deleted, visible to this viewer. Selects nothing yet. */
  readonly from: SelectQueryBuilder<DB, TB, object>;
  /** How the rows are counted; one by one unless it says otherwise. */
  readonly totals?: CountTotals<DB, TB>;
  /** Selects whole rows, with everything a row needs: `(page) => page.select([…])`. */
  readonly select: (page: SelectQueryBuilder<DB, TB, Ordered>) => SelectQueryBuilder<DB, TB, Row>;
  /** A row as the contract says it, what this viewer may not see left out. */
  readonly present: (row: Row) => Shown;
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
 * Answers a list as the conventions say, in one statement: filtered, searched, in a total order, one page of it with the
 * totals and a cursor to the next. Over a hundred rows a page has `_id` and the label alone. Unknown and hidden fields
 * are refused.
 */
export async function readList<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  collection: Collection<DB, TB, Row, Shown>,
): Promise<ListAnswer<Shown>> {
  const { query } = collection;
  const plan = planOf(collection);
  const { rows, all, filtered } = await runPage(collection.db, statementOf(collection, plan));
  const ended = rows.length < query.itemsPerPage;
  return {
    collection: rows.map((row) => shown(collection, plan, row)),
    page: plan.page,
    pages: Math.ceil(filtered / query.itemsPerPage),
    totalRows: all,
    totalFilteredRows: filtered,
    cursor: ended ? null : cursorAfter(plan, rows.at(-1)),
  };
}

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

function statementOf<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  collection: Collection<DB, TB, Row, Shown>,
  plan: Plan,
): PageStatement<Row> {
  const { from, there = always, totals = countEach } = collection;
  const page = pageOf(collection, plan);
  return {
    there,
    totals: totals({ from, permanent: plan.permanent, filters: plan.filters }),
    page: plan.options ? page.select(optionColumns(plan.asked)).$castTo<Row>() : collection.select(page),
  };
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

function shown<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  { present }: Collection<DB, TB, Row, Shown>,
  { options, asked, names }: Plan,
  row: Row,
): Partial<Shown> {
  return options ? reduced(row, ['_id', asked.spec.label]) : reduced(present(row), names);
}

const optionColumns = (asked: Asked) => [
  asked.spec.fields._id.sql.as('_id'),
  fieldFor(asked, asked.spec.label, 'shown').sql.as(asked.spec.label),
];

function cursorAfter({ order, page }: Plan, last: Ordered | undefined): string | null {
  return last ? written({ order: signature(order), values: last.list_order, page: page + 1 }) : null;
}
