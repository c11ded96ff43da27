import * as contract from '@topspin/contract';
import { apiTexts } from '@topspin/messages/api';
import { expect, test } from 'vitest';
import * as z from 'zod/v4/core';
import { issueTexts } from './texts.ts';

const isRoute = (thing: unknown): thing is contract.Route =>
  typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing && 'answers' in thing;

const schemas = Object.values<unknown>(contract)
  .filter(isRoute)
  .flatMap(({ params, query, body }) => [params, query, body])
  .filter((schema) => schema !== undefined);

/** Values of every type and length: most are wrong for any field. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  '  ',
  'x',
  '2026-02-30',
  'ñ'.repeat(100_001),
  -1,
  0.3,
  1e9,
  Number.NaN,
  true,
  false,
  [],
  [null],
  [7],
  Array.from({ length: 2000 }, () => 'x'),
  {},
  { min: 9, max: 3 },
];

function fieldsOf(schema: contract.Schema): readonly string[] {
  const { def } = schema._zod;
  return 'shape' in def && typeof def.shape === 'object' && def.shape !== null ? Object.keys(def.shape) : [];
}

const issuesOf = (schema: contract.Schema): z.$ZodIssue[] =>
  [
    ...wrongValues,
    ...fieldsOf(schema).flatMap((field) => wrongValues.map((value) => ({ [field]: value }))),
  ].flatMap((input) => z.safeParse(schema, input, { reportInput: true }).error?.issues ?? []);

const issues = schemas.flatMap(issuesOf);

/** Words of Zod and of JavaScript. */
const raw = /\bexpected\b|\breceived\b|invalid input|\{\{|\bundefined\b|\bnull\b|\bNaN\b|\[object/iu;

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`);
const filledIn = (text: string) => new RegExp(`^${escaped(text).replace(/\{\{\w+\}\}/gu, '.+')}$`, 'su');

test.each(contract.languages)(
  'a wrong value of any field of the API is told in words of the catalogue: %s',
  (lang) => {
    const told = [...new Set(issueTexts(issues, lang).map(({ message }) => message))];
    const words = Object.values(apiTexts[lang].validation).map(filledIn);
    expect(told.filter((text) => raw.test(text) || !words.some((word) => word.test(text)))).toEqual([]);
    expect(told.length).toBeGreaterThan(20);
  },
);
