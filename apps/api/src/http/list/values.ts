import { instant, plainDate, uuid, type Schema } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/v4/core';
import type { FieldType } from './spec.ts';

export type Scalar = string | number | boolean;

const fits = (schema: Schema, value: Scalar): boolean => z.safeParse(schema, value).success;
const isText = (value: Scalar): boolean => typeof value === 'string' && !value.includes('\u0000');

/** Whether a value can be compared with a field: PostgreSQL must never be the one to find out. */
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

/** A value, or several as an array, as a parameter of the field's type. */
export const parameter = (type: FieldType, value: Scalar | null): RawBuilder<unknown> =>
  sql`${value}::${sql.raw(castFor(type, [value]))}`;
export const parameters = (type: FieldType, values: readonly Scalar[]): RawBuilder<unknown> =>
  sql`${values.map(String)}::${sql.raw(castFor(type, values))}[]`;

/** Compared with a broader type, a column of whole numbers would be cast row by row, past its index. */
const castFor = (type: FieldType, values: readonly (Scalar | null)[]): string =>
  type === 'number' && values.every(isWhole) ? 'integer' : castTo[type];

const isWhole = (value: Scalar | null): boolean => /^-?\d{1,9}$/u.test(String(value));
