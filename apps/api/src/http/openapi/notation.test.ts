import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { jsonSchema } from '#http/answer/json-schema.ts';
import { notation } from './notation.ts';

describe('a schema is written as', () => {
  test.each([
    ['a text', z.string(), 'string'],
    ['a text of some length', z.string().check(z.minLength(1), z.maxLength(80)), 'string (1…80)'],
    ['a date', z.iso.date(), 'string (date)'],
    ['a whole number', z.int(), 'integer'],
    ['a number between two', z.number().check(z.gte(1), z.lte(9)), 'number (1…9)'],
    ['one of several', z.enum(['es', 'en']), '"es" | "en"'],
    ['one value', z.literal(true), 'true'],
    ['something or nothing', z.nullable(z.boolean()), 'boolean | null'],
    ['a list', z.array(z.string()), 'string[]'],
    ['a list of either', z.array(z.nullable(z.string())), '(string | null)[]'],
    ['a map', z.record(z.string(), z.number()), '{ [name]: number }'],
    ['anything', z.unknown(), 'anything'],
    [
      'fields',
      z.object({ a: z.string(), b: z.optional(z.object({ c: z.null() })) }),
      '{\n  a: string\n  b?: {\n    c: null\n  }\n}',
    ],
  ])('%s', (_, schema, written) => {
    expect(notation(jsonSchema(schema, 'output'))).toBe(written);
  });
});
