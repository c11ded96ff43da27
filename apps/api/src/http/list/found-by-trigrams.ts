import { countedAtMost, spellings } from '@topspin/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { comesAfter, orderBy } from './order.ts';
import { built } from './part.ts';
import type { Plan } from './plan.ts';
import { anyOf } from './search.ts';
import { all } from './statement.ts';

/** A table of names, indexed by trigrams. */
export type Names = {
  readonly table: string;
  /** The column with the ids of the rows whose names they are. */
  readonly id: string;
  /** The column that sorts them as the list's label does, where the table has exactly the rows of the list. */
  readonly sorted?: string;
};

/** What a search finds there. */
type Named = {
  /** `with named …`: the ids of the rows, up to one more than are counted. */
  readonly prepared: RawBuilder<unknown>;
  /** Whether those are all; where there are more, reading in order fills a page sooner. */
  readonly areAll: RawBuilder<SqlBool>;
  /** The ids of the page, where the table sorts it as asked. */
  readonly page: RawBuilder<unknown> | null;
};

const areAll = sql<SqlBool>`((select count(*) from named) <= ${sql.lit(countedAtMost)})`;

/** Finds the rows of a search by the trigrams of its words (ADR 109); null for searches in other fields. */
export function foundByTrigrams(names: Names | undefined, plan: Plan): Named | null {
  const { search, asked } = plan;
  if (!names || !search || search.words.length === 0) return null;
  const columns = search.fields.flatMap((name) => asked.spec.fields[name]?.indexedIn ?? []);
  if (columns.length < search.fields.length) return null;
  const has = (word: string) =>
    columns.map((column) => sql<SqlBool>`${sql.ref(column)} like name_pattern(${word})`);
  const conditions = search.words.map((word) => anyOf(spellings(word).flatMap(has)));
  const sorted = names.sorted === undefined ? sql`null` : sql.ref(names.sorted);
  const rows = sql`select ${sql.ref(names.id)} as id, ${sorted} as sorted from ${sql.table(names.table)}
    where ${all(conditions)}`;
  return {
    prepared: sql`with named as materialized (${rows} limit ${sql.lit(countedAtMost + 1)})`,
    areAll,
    page: names.sorted !== undefined && isByLabel(plan) ? pageOf(plan, rows) : null,
  };
}

const isByLabel = ({ order, asked }: Plan): boolean =>
  order.length === 2 && order[0]?.field === asked.spec.label;

function pageOf({ order, after, offset, limit }: Plan, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const criteria = order.map((criterion, at) => ({ ...criterion, sql: at === 0 ? sql`sorted` : sql`id` }));
  const inOrder = sql`order by ${sql.join(criteria.map(orderBy))}`;
  const isAfter = after ? built([comesAfter(criteria, after)]) : [];
  const first = (from: RawBuilder<unknown>, condition: RawBuilder<SqlBool>) =>
    sql`(select * from (${from}) as found where ${all([condition, ...isAfter])}
      ${inOrder} limit ${sql.lit(offset.value + limit.value)})`;
  return sql`select id from (
      ${first(sql`select * from named`, areAll)} union all ${first(rows, sql`not ${areAll}`)}
    ) as either ${inOrder} offset ${sql.lit(offset.value)} limit ${sql.lit(limit.value)}`;
}
