import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#http/fail.ts';
import { readCursor, written } from './cursor.ts';
import type { Criterion } from './order.ts';
import type { FieldType } from './spec.ts';

const criterion = (field: string, type: FieldType, neverEmpty = false): Criterion => ({
  field,
  type,
  neverEmpty,
  direction: 'asc',
  sql: sql.ref(field),
});
const id = randomUUIDv7();
const criteria = [criterion('rating', 'number', true), criterion('_id', 'id', true)];
const order = 'rating.asc,_id.asc';
const encoded = (made: unknown): string => Buffer.from(JSON.stringify(made)).toString('base64url');

describe('a cursor', () => {
  test('that was given is read back', () => {
    const cursor = { order, values: ['1000.25', id], page: 2 };
    expect(readCursor(written(cursor), criteria)).toEqual(cursor);
    expect(readCursor(undefined, criteria)).toBeNull();
  });

  test.each<[string, unknown]>([
    ['another order', { order: 'rating.desc,_id.asc', values: ['1000', id], page: 2 }],
    ['a number instead of its text', { order, values: [1000, id], page: 2 }],
    ['a list instead of a text', { order, values: [['1000'], id], page: 2 }],
    ['no value for what always has one', { order, values: [null, id], page: 2 }],
    ['a value too few', { order, values: ['1000'], page: 2 }],
    ['a value too many', { order, values: ['1000', id, id], page: 2 }],
    ['values that are no list', { order, values: '1000', page: 2 }],
    ['an endless page', { order, values: ['1000', id], page: 1e300 }],
    ['a page before the first', { order, values: ['1000', id], page: 0 }],
    ['half a page', { order, values: ['1000', id], page: 1.5 }],
    ['a page in words', { order, values: ['1000', id], page: '2' }],
    ['no page', { order, values: ['1000', id] }],
    ['a list of everything', [order, ['1000', id], 2]],
    ['nothing', null],
  ])('with %s is refused', (_, made) => {
    expect(() => readCursor(encoded(made), criteria)).toThrow(Refusal);
  });

  test.each(['', 'bmVpbg', '%%%', 'e30', '🏓'])('of other bytes (%s) is refused', (text) => {
    expect(() => readCursor(text, criteria)).toThrow(Refusal);
  });
});

describe('a value of a cursor', () => {
  const read = (type: FieldType, value: string | null) =>
    readCursor(encoded({ order: 'field.asc', values: [value], page: 2 }), [criterion('field', type)]);

  test.each<[FieldType, string | null]>([
    ['id', id],
    ['text', ''],
    ['name', 'Núñez "Ñ" \\'],
    ['number', '0'],
    ['number', '-12.5'],
    ['number', '1e+20'],
    ['number', '1.25e-250'],
    ['date', '2026-02-28'],
    ['instant', '2026-02-28 09:00:00.123456+00'],
    ['instant', '1890-01-01 09:00:00-00:14:44'],
    ['boolean', 'true'],
    ['number', null],
  ])('of type %s can be %s', (type, value) => {
    expect(read(type, value)?.values).toEqual([value]);
  });

  test.each<[FieldType, string]>([
    ['id', 'me'],
    ['text', 'a\u0000b'],
    ['name', '\u0000'],
    ['number', 'high'],
    ['number', 'NaN'],
    ['number', 'Infinity'],
    ['number', '0x10'],
    ['number', '1_000'],
    ['number', '1e400'],
    ['number', '1e-400'],
    ['number', '9'.repeat(1000)],
    ['number', ''],
    ['date', '2026-02-29'],
    ['date', 'tomorrow'],
    ['date', '275760-09-13'],
    ['instant', '2026-02-29 09:00:00+00'],
    ['instant', '2026-02-28 25:00:00+00'],
    ['instant', '2026-02-28 09:00:00+99'],
    ['instant', '0000-01-01 00:00:00+00'],
    ['instant', 'now'],
    ['boolean', 'maybe'],
  ])('of type %s cannot be %s', (type, value) => {
    expect(() => read(type, value)).toThrow(Refusal);
  });
});
