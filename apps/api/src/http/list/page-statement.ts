import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { fieldFor, type Asked } from './fields.ts';
import type { Lookup, LookupAsked } from './lookup.ts';
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
  /** How a search finds its rows quickly, where it can. */
  readonly lookup?: (asked: LookupAsked) => Lookup | null;
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
  const ordered = inOrder(source, plan, [...permanent, ...filters, ...built(plan.isAfter)]);
  const lookup = lookupOf(source, plan);
  if (!lookup) return { there, totals: totals({ from, permanent, filters }), page: ordered };
  const { prepared, applies, ids, totals: counted } = lookup;
  const isFound = sql<SqlBool>`${plan.asked.spec.fields._id.sql} = any(array(${ids})) and ${applies}`;
  // Outside, so that nothing starts if it is false: PostgreSQL would launch its workers first.
  const otherwise = sql`select * from ${ordered} as in_order where not ${applies}`;
  return {
    there,
    prepared,
    totals: sql<Totals>`${counted}`,
    page: sql<Row>`(${selected(source, plan, [isFound])} union all ${otherwise})`,
  };
}

function lookupOf<DB, TB extends keyof DB, Row extends Ordered>(
  source: Source<DB, TB, Row>,
  plan: Plan,
): Lookup | null {
  const { from, lookup, totals = countUpToMost } = source;
  const { asked, search, order, after, offset, limit } = plan;
  if (!search || !lookup) return null;
  const id = asked.spec.fields._id.sql;
  const isIn = (ids: RawBuilder<unknown>) => sql<SqlBool>`${id} = any(array(${ids}))`;
  return lookup({
    ...search,
    order,
    after,
    offset: offset.value,
    limit: limit.value,
    shown: (ids) => from.where(isIn(ids)).select(id.as('id')),
    page: (ids) => idsOf(source, plan, [isIn(ids), ...built(plan.isAfter)]),
    everything: totals({ from, permanent: [], filters: [] }),
  });
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

const optionColumns = (asked: Asked) => [
  asked.spec.fields._id.sql.as('_id'),
  fieldFor(asked, asked.spec.label, 'shown').sql.as(asked.spec.label),
];
