import type { ListQuery } from '@topspin/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fieldFor, type Asked } from './fields.ts';
import type { FieldType, SortKey } from './spec.ts';
import { parameter } from './values.ts';

/** One criterion of the order, as SQL. */
export type Criterion = SortKey & {
  readonly type: FieldType;
  readonly sql: RawBuilder<unknown>;
  readonly neverEmpty: boolean;
};

/** The order asked for, or the collection's own, made total by `_id`; empty values come last either way. */
export function orderOf(
  asked: Asked,
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

function criterion(asked: Asked, key: SortKey): Criterion {
  const { type, sql: source, neverEmpty = key.field === '_id' } = fieldFor(asked, key.field, 'sortable');
  return { ...key, type, neverEmpty, sql: type === 'name' ? sql`${source} collate "es-x-icu"` : source };
}

/** Empty values come last either way; where there are none, an index need not know of it. */
export function orderBy({ sql: source, direction, neverEmpty }: Criterion): RawBuilder<unknown> {
  return sql`${source} ${sql.raw(direction)} ${sql.raw(neverEmpty ? '' : 'nulls last')}`;
}

/** Whether a row comes after the one with these values: later in a criterion after being equal in all before it. */
export function comesAfter(
  criteria: readonly Criterion[],
  values: readonly (string | null)[],
): RawBuilder<SqlBool> {
  if (criteria.every(({ direction, neverEmpty }) => neverEmpty && direction === criteria[0]?.direction))
    return comesAfterAsOne(criteria, values);
  const cases = criteria.map((criterion, index) => {
    const equal = criteria.slice(0, index).map((earlier, at) => isSame(earlier, values[at] ?? null));
    return sql`(${sql.join([...equal, isLater(criterion, values[index] ?? null)], sql` and `)})`;
  });
  return sql<SqlBool>`(${sql.join(cases, sql` or `)})`;
}

/** The same for values that are never empty and in one direction: a comparison that an index can begin at. */
function comesAfterAsOne(
  criteria: readonly Criterion[],
  values: readonly (string | null)[],
): RawBuilder<SqlBool> {
  const symbol = sql.raw(criteria[0]?.direction === 'desc' ? '<' : '>');
  const given = criteria.map((criterion, at) => parameter(criterion.type, values[at] ?? null));
  const columns = criteria.map(({ sql: source }) => source);
  return sql<SqlBool>`(${sql.join(columns)}) ${symbol} (${sql.join(given)})`;
}

const isSame = (criterion: Criterion, value: string | null): RawBuilder<SqlBool> =>
  sql<SqlBool>`${criterion.sql} is not distinct from ${parameter(criterion.type, value)}`;

function isLater(criterion: Criterion, value: string | null): RawBuilder<SqlBool> {
  if (value === null) return sql<SqlBool>`false`;
  const symbol = sql.raw(criterion.direction === 'asc' ? '>' : '<');
  const given = parameter(criterion.type, value);
  const later = sql<SqlBool>`${criterion.sql} ${symbol} ${given}`;
  return criterion.neverEmpty ? later : sql<SqlBool>`(${later} or ${criterion.sql} is null)`;
}
