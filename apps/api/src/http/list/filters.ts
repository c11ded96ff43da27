import type { Comparison, Filters } from '@topspin/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fieldFor, unknownField, type Asked } from './fields.ts';
import type { ListField } from './spec.ts';
import { isComparable, parameter, parameters, type Scalar } from './values.ts';

type Condition = RawBuilder<SqlBool>;
type Value = Scalar | null;

/** The conditions of a filter, all of which must hold; a field or value that does not fit is refused. */
export function conditions(asked: Asked, filters: Filters | undefined): Condition[] {
  return Object.entries(filters ?? {}).flatMap(([name, wanted]) => {
    const field = fieldFor(asked, name, 'filterable');
    const compare = comparing(field, name);
    if (wanted === null || typeof wanted !== 'object') return [compare.$in([wanted])];
    return operations(wanted).map(([operator, value]) => compareBy(compare, operator, value));
  });
}

const operators = ['$in', '$nin', '$ne', '$gt', '$gte', '$lt', '$lte'] as const;
type Operator = (typeof operators)[number];

const operations = (wanted: Comparison): [Operator, Value | readonly Value[]][] =>
  operators.flatMap((operator) => {
    const value = wanted[operator];
    return value === undefined ? [] : [[operator, value]];
  });

type Compare = Record<'$in' | '$nin', (values: readonly Value[]) => Condition> &
  Record<'$gt' | '$gte' | '$lt' | '$lte', (value: Value) => Condition>;

function compareBy(compare: Compare, operator: Operator, value: Value | readonly Value[]): Condition {
  const values: readonly Value[] = Array.isArray(value) ? value : [value as Value];
  if (operator === '$in' || operator === '$nin') return compare[operator](values);
  const single = values[0] ?? null;
  return operator === '$ne' ? compare.$nin([single]) : compare[operator](single);
}

/** The comparisons of one field. Null is a value like any other: a row without one is not "in" a list of values. */
function comparing(field: ListField, name: string): Compare {
  const checked = (value: Value): Scalar => {
    if (value === null || !isComparable(field.type, value)) throw unknownField(name);
    return value;
  };
  const among = (values: readonly Value[]): Condition => {
    const given = values.filter((value) => value !== null).map(checked);
    const isOneOf = isAmong(field, given);
    return values.includes(null) ? sql<SqlBool>`(${field.sql} is null or ${isOneOf})` : isOneOf;
  };
  const by = (symbol: string) => (value: Value) =>
    sql<SqlBool>`${field.sql} ${sql.raw(symbol)} ${parameter(field.type, checked(value))}`;
  return {
    $in: among,
    $nin: (values) => sql<SqlBool>`${among(values)} is not true`,
    $gt: by('>'),
    $gte: by('>='),
    $lt: by('<'),
    $lte: by('<='),
  };
}

/** In a form that an index can answer: what holds is a condition of its own, a value is compared with the bare column. */
function isAmong({ type, sql: source }: ListField, values: readonly Scalar[]): Condition {
  const [first, ...others] = values;
  if (type === 'boolean' && others.length === 0)
    return first === true ? sql<SqlBool>`${source}` : sql<SqlBool>`${source} is not true`;
  return sql<SqlBool>`${source} = any(${parameters(type, values)})`;
}
