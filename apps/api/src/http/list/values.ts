import { instant, plainDate, uuid, type Schema } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/v4/core';
import type { FieldType } from './spec.ts';

export type Scalar = string | number | boolean;

const fits = (schema: Schema, value: Scalar): boolean => z.safeParse(schema, value).success;
const isText = (value: Scalar): boolean => typeof value === 'string' && !value.includes('\u0000');

/** Whether a value can be compared with a field, checked before it reaches PostgreSQL. */
export function isComparable(type: FieldType, value: Scalar): boolean {
  switch (type) {
    case 'id':
      return fits(uuid, value);
    case 'text':
    case 'name':
      return isText(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'date':
      return fits(plainDate, value);
    case 'instant':
      return fits(instant, value);
    case 'boolean':
      return typeof value === 'boolean';
  }
}

const castTo = {
  id: 'uuid',
  text: 'text',
  name: 'text',
  number: 'numeric',
  date: 'date',
  instant: 'timestamptz',
  boolean: 'boolean',
} as const satisfies Record<FieldType, string>;

/** A value of a query; a cached statement takes it from the next query of the same shape. */
export class BoundValue<Value = unknown> {
  readonly value: Value;
  /** Its PostgreSQL type. */
  readonly cast: string;

  constructor(value: Value, cast: string) {
    this.value = value;
    this.cast = cast;
  }

  get sql(): RawBuilder<Value> {
    return sql<Value>`${this}::${sql.raw(this.cast)}`;
  }
}

/** A value, or several as an array, as a parameter of the field's type. */
export const given = (type: FieldType, value: Scalar | null): BoundValue =>
  new BoundValue(value, castFor(type, [value]));
export const givenList = (type: FieldType, values: readonly Scalar[]): BoundValue =>
  new BoundValue(values.map(String), `${castFor(type, values)}[]`);

/** The parameter values of a statement. */
export const valueOf = (parameter: unknown): unknown =>
  parameter instanceof BoundValue ? parameter.value : parameter;

/** Compared with a wider type, an integer column would be cast row by row and its index ignored. */
const castFor = (type: FieldType, values: readonly (Scalar | null)[]): string =>
  type === 'number' && values.every(isWhole) ? 'integer' : castTo[type];

const isWhole = (value: Scalar | null): boolean => /^-?\d{1,9}$/u.test(String(value));
