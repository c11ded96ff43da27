import type { ListQuery } from '@topspin/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fieldFor, type ListContext } from './fields.ts';
import type { Part } from './part.ts';
import type { FieldType, SortKey } from './spec.ts';
import { BoundValue, given } from './values.ts';

/** One criterion of the order, as SQL. */
export type Criterion = SortKey & {
  readonly type: FieldType;
  readonly sql: RawBuilder<unknown>;
  readonly neverEmpty: boolean;
};

/** The requested order, or the collection's default, made total by `_id`; nulls come last in both directions. */
export function orderOf(
  asked: ListContext,
  { sortBy, sortDesc }: Pick<ListQuery, 'sortBy' | 'sortDesc'>,
): Criterion[] {
  const wanted = sortBy?.length
    ? sortBy.map((name, index): SortKey => ({ field: name, direction: sortDesc?.[index] ? 'desc' : 'asc' }))
    : asked.spec.order;
  const criteria = wanted.map((key) => criterion(asked, key));
  const last = criteria.at(-1)?.direction ?? 'asc';
  return criteria.some(({ field }) => field === '_id')
    ? criteria
    : [...criteria, criterion(asked, { field: '_id', direction: last })];
}

function criterion(asked: ListContext, key: SortKey): Criterion {
  const { type, sql: source, neverEmpty = key.field === '_id' } = fieldFor(asked, key.field, 'sortable');
  return { ...key, type, neverEmpty, sql: type === 'name' ? sql`${source} collate "es-x-icu"` : source };
}

/** Nulls come last in both directions; without nulls, an index needs no mention of it. */
export function orderBy({ sql: source, direction, neverEmpty }: Criterion): RawBuilder<unknown> {
  return sql`${source} ${sql.raw(direction)} ${sql.raw(neverEmpty ? '' : 'nulls last')}`;
}

/** Whether a row comes after the one with these values: later in a criterion after being equal in all before it. */
export function comesAfter(criteria: readonly Criterion[], values: readonly (string | null)[]): Part {
  const last = criteria.map(({ type }, at) => given(type, values[at] ?? null));
  return {
    shape: `after ${last.map(({ value, cast }) => (value === null ? 'nothing' : cast)).join()}`,
    values: last,
    build: () => afterAll(criteria, last),
  };
}

function afterAll(criteria: readonly Criterion[], last: readonly BoundValue[]): RawBuilder<SqlBool> {
  if (criteria.every(({ direction, neverEmpty }) => neverEmpty && direction === criteria[0]?.direction))
    return afterAsOne(criteria, last);
  const pairs = criteria.map((criterion, at) => ({ criterion, value: last[at] ?? nothing }));
  const cases = pairs.map((later, at) => {
    const equal = pairs.slice(0, at).map(isSame);
    return sql`(${sql.join([...equal, isLater(later)], sql` and `)})`;
  });
  return sql<SqlBool>`(${sql.join(cases, sql` or `)})`;
}

const nothing = new BoundValue(null, 'text');

/** The same for values that are never null and in one direction: a comparison an index can start from. */
function afterAsOne(criteria: readonly Criterion[], last: readonly BoundValue[]): RawBuilder<SqlBool> {
  const symbol = sql.raw(criteria[0]?.direction === 'desc' ? '<' : '>');
  const columns = criteria.map(({ sql: source }) => source);
  return sql<SqlBool>`(${sql.join(columns)}) ${symbol} (${sql.join(last.map((value) => value.sql))})`;
}

type Pair = { readonly criterion: Criterion; readonly value: BoundValue };

const isSame = ({ criterion, value }: Pair): RawBuilder<SqlBool> =>
  sql<SqlBool>`${criterion.sql} is not distinct from ${value.sql}`;

function isLater({ criterion, value }: Pair): RawBuilder<SqlBool> {
  if (value.value === null) return sql<SqlBool>`false`;
  const symbol = sql.raw(criterion.direction === 'asc' ? '>' : '<');
  const later = sql<SqlBool>`${criterion.sql} ${symbol} ${value.sql}`;
  return criterion.neverEmpty ? later : sql<SqlBool>`(${later} or ${criterion.sql} is null)`;
}
