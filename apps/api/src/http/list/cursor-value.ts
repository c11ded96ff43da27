import { plainDate, uuid, type Schema } from '@topspin/contract';
import * as z from 'zod/v4/core';
import type { Criterion } from './order.ts';
import type { FieldType } from './spec.ts';

/** Whether a cursor can hold this value for a criterion: null, or a text PostgreSQL writes for such a column. */
export function isCursorValue({ type, neverEmpty }: Criterion, value: unknown): value is string | null {
  if (value === null) return !neverEmpty;
  return typeof value === 'string' && isWritten[type](value);
}

const fits =
  (schema: Schema) =>
  (text: string): boolean =>
    z.safeParse(schema, text).success;
const isText = (text: string): boolean => !text.includes('\u0000');

/** As PostgreSQL casts such a column to text. */
const isWritten: Readonly<Record<FieldType, (text: string) => boolean>> = {
  id: fits(uuid),
  text: isText,
  name: isText,
  number: isNumber,
  date: fits(plainDate),
  instant: isInstant,
  boolean: (text) => text === 'true' || text === 'false',
};

/** A number that neither overflows nor vanishes in double precision. */
function isNumber(text: string): boolean {
  const [, mantissa = ''] = /^-?(\d{1,40}(?:\.\d{1,40})?)(?:e[+-]?\d{1,3})?$/u.exec(text) ?? [];
  const isZero = Number(mantissa) === 0;
  return mantissa !== '' && Number.isFinite(Number(text)) && (Number(text) === 0) === isZero;
}

const instantText =
  /^(\d{4}-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d){0,2}$/u;

function isInstant(text: string): boolean {
  const [, date = ''] = instantText.exec(text) ?? [];
  return fits(plainDate)(date);
}
