import { sql, type CompiledQuery, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { runOften } from '#db/fixed-statement.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { Totals } from './totals.ts';
import { valueOf } from './values.ts';

export type Condition = RawBuilder<SqlBool>;

export const always: Condition = sql<SqlBool>`true`;

/** All of them. */
export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? always : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** The sort values of a row as text, in a JSON array: the next cursor is made from the last row's. */
export type Ordered = { list_order: string };

/** Whether a query returns any row. */
export const isThere = (found: Expression<unknown>): Condition => sql<SqlBool>`exists ${found}`;

/** The parts of the one statement that a list is. */
export type PageStatement<Row> = {
  /** Whether the list's parent exists. */
  readonly there: Condition;
  /** The `with …` clause that the other parts refer to, if any. */
  readonly prepared?: RawBuilder<unknown> | undefined;
  /** A query of one row. */
  readonly totals: Expression<Totals>;
  /** The rows of the page, in order. */
  readonly page: Expression<Row>;
};

export type PageRow<Row> = Totals & { readonly list_there: boolean } & Row;

export type Page<Row> = { readonly rows: Row[]; readonly totals: Totals };

/**
 * Reads a page with its totals in one round trip. The totals are one row, joined to each row of the page, or alone if it
 * is empty: a nested loop, the only join without a condition, keeps the order of the page.
 */
export function compilePage<Row extends Ordered>(
  db: Db,
  { there, prepared = sql``, totals, page }: PageStatement<Row>,
): CompiledQuery<PageRow<Row>> {
  return sql<PageRow<Row>>`${prepared} select ${there} as list_there, totals.*, page.*
    from ${totals} as totals left join ${page} as page on true`.compile(db);
}

export function pageOf<Row extends Ordered>(rows: PageRow<Row>[]): Page<Row> {
  const [first] = rows;
  if (!first?.list_there) throw fail('thing.notFound');
  return { rows: first.list_order === null ? [] : rows, totals: first };
}

/** Runs a statement; a frequent one (`often`) is prepared. */
export async function runPage<Row extends Ordered>(
  db: Db,
  statement: PageStatement<Row>,
  often: boolean,
): Promise<Page<Row>> {
  const compiled = compilePage(db, statement);
  const run: CompiledQuery<PageRow<Row>> = { ...compiled, parameters: compiled.parameters.map(valueOf) };
  return pageOf(often ? await runOften(db, run) : (await db.executeQuery(run)).rows);
}
