import type { Comparison, Filters } from '@topspin/contract';
import { sql, type SqlBool } from 'kysely';
import { fieldFor, unknownField, type ListContext } from './fields.ts';
import type { Part } from './part.ts';
import type { ListField } from './spec.ts';
import { given, givenList, isComparable, type Scalar } from './values.ts';

type Value = Scalar | null;

/** The conditions of a filter, all of which must hold; an invalid field or value is refused. */
export function conditions(asked: ListContext, filters: Filters | undefined): Part[] {
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

type Compare = Record<'$in' | '$nin', (values: readonly Value[]) => Part> &
  Record<'$gt' | '$gte' | '$lt' | '$lte', (value: Value) => Part>;

function compareBy(compare: Compare, operator: Operator, value: Value | readonly Value[]): Part {
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
  const among = (values: readonly Value[]): Part => {
    const isOneOf = isAmong(field, name, values.filter((value) => value !== null).map(checked));
    return values.includes(null) ? orEmpty(field, isOneOf) : isOneOf;
  };
  const by = (symbol: string) => (value: Value) => {
    const other = given(field.type, checked(value));
    return {
      shape: `${name}${symbol}${other.cast}`,
      values: [other],
      build: () => sql<SqlBool>`${field.sql} ${sql.raw(symbol)} ${other.sql}`,
    };
  };
  return {
    $in: among,
    $nin: (values) => notSo(among(values)),
    $gt: by('>'),
    $gte: by('>='),
    $lt: by('<'),
    $lte: by('<='),
  };
}

const orEmpty = ({ sql: source }: ListField, { shape, values, build }: Part): Part => ({
  shape: `${shape} or empty`,
  values,
  build: () => sql<SqlBool>`(${source} is null or ${build()})`,
});

const notSo = ({ shape, values, build }: Part): Part => ({
  shape: `not ${shape}`,
  values,
  build: () => sql<SqlBool>`${build()} is not true`,
});

/** In a form an index can use: the column stays bare, and fixed conditions stand alone. */
function isAmong({ type, sql: source }: ListField, name: string, values: readonly Scalar[]): Part {
  const [first, ...others] = values;
  if (type === 'boolean' && others.length === 0 && first !== undefined)
    return {
      shape: `${name} ${first}`,
      values: [],
      build: () => (first === true ? sql<SqlBool>`${source}` : sql<SqlBool>`${source} is not true`),
    };
  const list = givenList(type, values);
  return {
    shape: `${name}=${list.cast}`,
    values: [list],
    build: () => sql<SqlBool>`${source} = any(${list.sql})`,
  };
}
