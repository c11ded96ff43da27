import { fullRowsAtMost, skippedAtMost, type ListQuery } from '@topspin/contract';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db, Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { readCursor, signature, written } from './cursor.ts';
import { fieldFor, type Asked } from './fields.ts';
import { conditions } from './filters.ts';
import { comesAfter, orderBy, orderOf, type Criterion } from './order.ts';
import { projected, reduced } from './project.ts';
import type { Lookup, LookupAsked } from './lookup.ts';
import { searchConditions, searchedFields, wordsOf } from './search.ts';
import type { ListSpec } from './spec.ts';
import { all, always, runPage, type Condition, type Ordered, type PageStatement } from './statement.ts';
import { countUpToMost, type CountTotals, type Totals } from './totals.ts';

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
  /** How the rows are counted; one by one up to a number unless it says otherwise. */
  readonly totals?: CountTotals<DB, TB>;
  /** How a search finds its rows quickly, where it can. */
  readonly lookup?: (asked: LookupAsked) => Lookup | null;
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
  totalIsCapped: boolean;
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
  const { rows, totals } = await runPage(collection.db, statementOf(collection, plan));
  const ended = rows.length < query.itemsPerPage;
  return {
    collection: rows.map((row) => shown(collection, plan, row)),
    page: plan.page,
    pages: Math.ceil(totals.list_filtered / query.itemsPerPage),
    totalRows: totals.list_all,
    totalFilteredRows: totals.list_filtered,
    totalIsCapped: totals.list_capped,
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
  /** The search, where nothing else narrows the list. */
  readonly search: Pick<LookupAsked, 'words' | 'fields'> | null;
};

/** Reads everything that is asked before anything is run, so that a wrong question costs no query. */
function planOf({
  spec,
  viewer,
  query,
}: Pick<Collection<unknown, never, Ordered, object>, 'spec' | 'viewer' | 'query'>): Plan {
  const asked = { spec, viewer };
  refuseDepth(query);
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
    search: searchAlone(asked, query),
  };
}

const searchAlone = (asked: Asked, { filters, permanentFilters, simpleSearch }: ListQuery): Plan['search'] =>
  simpleSearch && !filters && !permanentFilters
    ? { words: wordsOf(simpleSearch), fields: searchedFields(asked, simpleSearch) }
    : null;

/** To skip rows is to read them: further down, a cursor goes on from the row it knows. */
function refuseDepth({ cursor, page, itemsPerPage }: ListQuery): void {
  if (cursor === undefined && (page - 1) * itemsPerPage > skippedAtMost)
    throw fail('request.pageTooDeep', { most: skippedAtMost });
}

function statementOf<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  collection: Collection<DB, TB, Row, Shown>,
  plan: Plan,
): PageStatement<Row> {
  const { from, there = always, totals = countUpToMost } = collection;
  const lookup = lookupOf(collection, plan);
  const hangsOnValues = collection.query.simpleSearch !== undefined;
  if (!lookup)
    return {
      there,
      hangsOnValues,
      totals: totals({ from, permanent: plan.permanent, filters: plan.filters }),
      page: inOrder(collection, plan, conditionsOf(plan)),
    };
  const { prepared, applies, ids, totals: counted } = lookup;
  const isFound = sql<SqlBool>`${plan.asked.spec.fields._id.sql} = any(array(${ids})) and ${applies}`;
  const ordered = inOrder(collection, plan, conditionsOf(plan));
  // Outside, so that nothing is begun where it does not hold: PostgreSQL would start its workers first.
  const otherwise = sql`select * from ${ordered} as in_order where not ${applies}`;
  return {
    there,
    hangsOnValues,
    prepared,
    totals: sql<Totals>`${counted}`,
    page: sql<Row>`(${selected(collection, plan, [isFound])} union all ${otherwise})`,
  };
}

function lookupOf<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  collection: Collection<DB, TB, Row, Shown>,
  { search, order, after, ...plan }: Plan,
): Lookup | null {
  if (!search || !collection.lookup) return null;
  const offset = offsetOf(collection, { after, ...plan });
  return collection.lookup({ ...search, order, after, offset, limit: collection.query.itemsPerPage });
}

const offsetOf = ({ query }: { query: ListQuery }, { after, page }: Pick<Plan, 'after' | 'page'>): number =>
  after ? 0 : (page - 1) * query.itemsPerPage;

const conditionsOf = ({ permanent, filters, order, after }: Plan): Condition[] => [
  ...permanent,
  ...filters,
  ...(after ? [comesAfter(order, after)] : []),
];

/** The page of the rows that meet these conditions. What is skipped is not joined with what is shown of a row. */
function inOrder<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  collection: Collection<DB, TB, Row, Shown>,
  plan: Plan,
  conditions: readonly Condition[],
): SelectQueryBuilder<DB, TB, Row> {
  const offset = offsetOf(collection, plan);
  if (offset === 0) return selected(collection, plan, conditions);
  const id = plan.asked.spec.fields._id.sql;
  const ids = sorted(collection, plan, conditions).offset(offset).select(id.as('_id'));
  return selected(collection, plan, [sql<SqlBool>`${id} = any(array${ids})`]);
}

/** The first rows that meet these conditions, with all that is shown of them. */
function selected<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  collection: Collection<DB, TB, Row, Shown>,
  plan: Plan,
  conditions: readonly Condition[],
): SelectQueryBuilder<DB, TB, Row> {
  const values = plan.order.map((criterion) => sql`(${criterion.sql})::text`);
  const rows = sorted(collection, plan, conditions)
    .select(sql<Ordered['list_order']>`array[${sql.join(values)}]`.as('list_order'))
    .$castTo<Ordered>();
  return plan.options ? rows.select(optionColumns(plan.asked)).$castTo<Row>() : collection.select(rows);
}

function sorted<DB, TB extends keyof DB, Row extends Ordered, Shown extends object>(
  { from, query }: Collection<DB, TB, Row, Shown>,
  { order }: Plan,
  conditions: readonly Condition[],
): SelectQueryBuilder<DB, TB, object> {
  let page = from.where(all(conditions)).limit(query.itemsPerPage);
  for (const criterion of order) page = page.orderBy(orderBy(criterion));
  return page;
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
