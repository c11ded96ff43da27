import { sql, type Expression, type SelectQueryBuilder } from 'kysely';
import { all, type Condition } from './statement.ts';

/** How many rows a collection has, and how many of them the filters leave. */
export type Totals = { readonly list_all: number; readonly list_filtered: number };

/** What is counted. */
export type Counted<DB, TB extends keyof DB> = {
  /** Tables, joins and the conditions that always hold. */
  readonly from: SelectQueryBuilder<DB, TB, object>;
  /** What `permanentFilters` asks for: it narrows both totals. */
  readonly permanent: readonly Condition[];
  /** What filters and search ask for on top. */
  readonly filters: readonly Condition[];
};

/** Gives the query of one row that counts; a large collection may keep counters or stop at a number. */
export type CountTotals<DB, TB extends keyof DB> = (counted: Counted<DB, TB>) => Expression<Totals>;

/** Counts row by row. */
export function countEach<DB, TB extends keyof DB>({
  from,
  permanent,
  filters,
}: Counted<DB, TB>): Expression<Totals> {
  const left =
    filters.length === 0 ? sql<number>`count(*)` : sql<number>`count(*) filter (where ${all(filters)})`;
  return from
    .where(all(permanent))
    .select([sql<number>`count(*)`.as('list_all'), left.as('list_filtered')])
    .$castTo<Totals>();
}
