import { countedAtMost } from '@topspin/contract';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { fieldFor, type ListContext } from './fields.ts';
import { foundByTrigrams, type Names } from './found-by-trigrams.ts';
import { orderBy } from './order.ts';
import { built } from './part.ts';
import type { Plan } from './plan.ts';
import { all, always, type Condition, type Ordered, type PageStatement } from './statement.ts';
import { countUpToMost, type CountTotals, type Totals } from './totals.ts';

/** The source of a collection's rows; `DB` and `TB` are Kysely's names for the tables in scope. */
export type Source<DB, TB extends keyof DB, Row extends Ordered> = {
  /** The parent of the list, if any: 404 unless this viewer may see it. */
  readonly there?: RawBuilder<SqlBool>;
  /** Tables, joins and the conditions that always hold: not deleted, visible to this viewer. Selects nothing yet. */
  readonly from: SelectQueryBuilder<DB, TB, object>;
  /** How the rows are counted; by default one by one, up to a limit. */
  readonly totals?: CountTotals<DB, TB>;
  /** Where a search finds their names. */
  readonly names?: Names;
  /** Selects complete rows: `(page) => page.select([…])`. */
  readonly select: (page: SelectQueryBuilder<DB, TB, Ordered>) => SelectQueryBuilder<DB, TB, Row>;
};

/** The statement that answers a query. */
export function statementOf<DB, TB extends keyof DB, Row extends Ordered>(
  source: Source<DB, TB, Row>,
  plan: Plan,
): PageStatement<Row> {
  const { from, there = always, totals = countUpToMost } = source;
  const permanent = built(plan.permanent);
  const filters = [...built(plan.filters), ...plan.searched];
  const after = built(plan.isAfter);
  const ordered = inOrder(source, plan, [...permanent, ...filters, ...after]);
  const named = foundByTrigrams(source.names, plan);
  if (!named) return { there, totals: totals({ from, permanent, filters }), page: ordered };
  const { prepared, areAll, page } = named;
  const isIn = (ids: Expression<unknown>) =>
    sql<SqlBool>`${plan.asked.spec.fields._id.sql} = any(array(${ids}))`;
  const isNamed = sql<SqlBool>`(${isIn(sql`select id from named`)} and ${areAll})`;
  // Outside, so that nothing starts if it is false: PostgreSQL would launch its workers first.
  const otherwise = sql`select * from ${ordered} as in_order where not ${areAll}`;
  const of = (ids: Expression<unknown>) => selected(source, plan, [isIn(ids)]);
  return {
    there,
    prepared,
    totals: totalsOf(source, isNamed, areAll),
    page: page
      ? of(page)
      : sql<Row>`(${of(idsOf(source, plan, [isNamed, ...after]))} union all ${otherwise})`,
  };
}

/** Counts what was found; where that is not all, as much as is counted. */
function totalsOf<DB, TB extends keyof DB, Row extends Ordered>(
  { from, names, totals = countUpToMost }: Source<DB, TB, Row>,
  isNamed: Condition,
  areAll: Condition,
): Expression<Totals> {
  const filters = names?.sorted === undefined ? [isNamed] : [];
  const found = names?.sorted === undefined ? sql`list_filtered` : sql`(select count(*) from named)`;
  const most = sql.lit(countedAtMost);
  return sql<Totals>`(select list_all, list_capped or not ${areAll} as list_capped,
    case when ${areAll} then ${found} else least(list_all, ${most}) end as list_filtered
    from ${totals({ from, permanent: [], filters })} as everything)`;
}

/** A page of the rows that meet these conditions. Skipped rows are not joined with displayed data. */
function inOrder<DB, TB extends keyof DB, Row extends Ordered>(
  source: Source<DB, TB, Row>,
  plan: Plan,
  conditions: readonly Condition[],
): SelectQueryBuilder<DB, TB, Row> {
  if (plan.offset.value === 0) return selected(source, plan, conditions);
  const id = plan.asked.spec.fields._id.sql;
  return selected(source, plan, [sql<SqlBool>`${id} = any(array${idsOf(source, plan, conditions)})`]);
}

const idsOf = <DB, TB extends keyof DB, Row extends Ordered>(
  source: Source<DB, TB, Row>,
  plan: Plan,
  conditions: readonly Condition[],
) =>
  sorted(source, plan, conditions).offset(plan.offset.sql).select(plan.asked.spec.fields._id.sql.as('_id'));

/** The first rows that meet these conditions, with everything displayed. */
function selected<DB, TB extends keyof DB, Row extends Ordered>(
  source: Source<DB, TB, Row>,
  plan: Plan,
  conditions: readonly Condition[],
): SelectQueryBuilder<DB, TB, Row> {
  const values = plan.order.map((criterion) => sql`(${criterion.sql})::text`);
  const rows = sorted(source, plan, conditions)
    .select(sql<Ordered['list_order']>`json_build_array(${sql.join(values)})::text`.as('list_order'))
    .$castTo<Ordered>();
  return plan.options ? rows.select(optionColumns(plan.asked)).$castTo<Row>() : source.select(rows);
}

function sorted<DB, TB extends keyof DB, Row extends Ordered>(
  { from }: Source<DB, TB, Row>,
  { order, limit }: Plan,
  conditions: readonly Condition[],
): SelectQueryBuilder<DB, TB, object> {
  let page = from.where(all(conditions)).limit(limit.sql);
  for (const criterion of order) page = page.orderBy(orderBy(criterion));
  return page;
}

const optionColumns = (asked: ListContext) => [
  asked.spec.fields._id.sql.as('_id'),
  fieldFor(asked, asked.spec.label, 'shown').sql.as(asked.spec.label),
];
