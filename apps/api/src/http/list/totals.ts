import { countedAtMost } from '@topspin/contract';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { all, type Condition } from './statement.ts';

/** How many rows a collection has, how many match the filters, and whether counting stopped early. */
export type Totals = {
  readonly list_all: number;
  readonly list_filtered: number;
  readonly list_capped: boolean;
};

/** The rows to count. */
export type Counted<DB, TB extends keyof DB> = {
  /** Tables, joins and the conditions that always hold. */
  readonly from: SelectQueryBuilder<DB, TB, object>;
  /** What `permanentFilters` asks for: it narrows both totals. */
  readonly permanent: readonly Condition[];
  /** What filters and search ask for on top. */
  readonly filters: readonly Condition[];
};

/** Builds the counting query of one row, as a subquery in parentheses. */
export type CountTotals<DB, TB extends keyof DB> = (counted: Counted<DB, TB>) => Expression<Totals>;

/** Counts that the database maintains: see `row_counts`. */
export type KeptCount = 'players' | 'users' | 'players who played';

/** Counts row by row, up to a limit. */
export function countUpToMost<DB, TB extends keyof DB>(counted: Counted<DB, TB>): Expression<Totals> {
  const { from, permanent, filters } = counted;
  const rows = upToMost(from, permanent);
  const left = filters.length === 0 ? sql<number>`counted.rows` : leftBy(counted);
  return sql<Totals>`(select least(rows, ${most}) as list_all, least(left_over, ${most}) as list_filtered,
    rows > ${most} or left_over > ${most} as list_capped
    from (select rows, ${left} as left_over from (select ${rows} as rows ${once}) as counted ${once}) as both_counted)`;
}

export const keptCount = (kept: KeptCount): RawBuilder<number> =>
  sql<number>`(select sum(rows)::bigint from row_counts where collection = ${kept})`;

/**
 * The same, where the database maintains the total, and perhaps the filtered count: those are exact however large.
 */
export const countKept =
  (kept: KeptCount, keptFiltered?: KeptCount) =>
  <DB, TB extends keyof DB>(counted: Counted<DB, TB>): Expression<Totals> => {
    if (counted.permanent.length > 0) return countUpToMost(counted);
    const rows = keptCount(kept);
    if (keptFiltered)
      return sql<Totals>`(select ${rows} as list_all, ${keptCount(keptFiltered)} as list_filtered, false as list_capped)`;
    if (counted.filters.length === 0)
      return sql<Totals>`(select rows as list_all, rows as list_filtered, false as list_capped
        from (select ${rows} as rows ${once}) as counted)`;
    return sql<Totals>`(select ${rows} as list_all, least(left_over, ${most}) as list_filtered,
      left_over > ${most} as list_capped from (select ${leftBy(counted)} as left_over ${once}) as counted)`;
  };

/** Keeps PostgreSQL from inlining the subquery, which would compute its columns at every use. */
const once = sql.raw('offset 0');

const most = sql.lit(countedAtMost);

const leftBy = <DB, TB extends keyof DB>({ from, permanent, filters }: Counted<DB, TB>) =>
  upToMost(from, [...permanent, ...filters]);

const upToMost = <DB, TB extends keyof DB>(
  from: SelectQueryBuilder<DB, TB, object>,
  conditions: readonly Condition[],
): RawBuilder<number> => {
  const some = from
    .where(all(conditions))
    .select(sql`1`.as('one'))
    .limit(sql.lit(countedAtMost + 1));
  return sql<number>`(select count(*) from ${some} as some_rows)`;
};
