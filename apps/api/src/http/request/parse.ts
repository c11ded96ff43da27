import type { Language, Schema, ZodIssue } from '@topspin/contract';
import * as z from 'zod/v4/core';
import { Refusal, fail } from '#http/fail.ts';
import { readOnce } from './query-text.ts';
import { issueTexts } from '#http/answer/texts.ts';

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly issues: ZodIssue[] };

function read(schema: Schema, input: unknown): Parsed {
  const result = z.safeParse(schema, input, { reportInput: true });
  return result.success ? { ok: true, value: result.data } : { ok: false, issues: result.error.issues };
}

/** Invalid path parameters cannot name anything: 404. */
export function parseParams(schema: Schema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = read(schema, input);
  if (parsed.ok) return parsed.value;
  throw fail('thing.notFound');
}

/** An invalid query is malformed (400), with its issues. */
export function parseQuery(schema: Schema | undefined, input: unknown, lang: Language): unknown {
  if (!schema) return undefined;
  return readOnce(input, schema, () => {
    const parsed = read(schema, input);
    if (parsed.ok) return parsed.value;
    throw new Refusal('request.malformed', undefined, { issues: issueTexts(parsed.issues, lang) });
  });
}

/** Whether a body is an object, or the list that its route takes instead. */
const hasShape = (schema: Schema, input: unknown): boolean =>
  typeof input === 'object' && input !== null && Array.isArray(input) === (schema._zod.def.type === 'array');

/** A body of the wrong shape is malformed (400); one with wrong fields is invalid (422). No body counts as no fields. */
export function parseBody(schema: Schema | undefined, input: unknown, lang: Language): unknown {
  if (!schema) return undefined;
  if (Buffer.isBuffer(input)) throw fail('request.unsupportedMediaType');
  const given = input ?? {};
  if (!hasShape(schema, given)) throw fail('request.malformed');
  const parsed = read(schema, given);
  if (parsed.ok) return parsed.value;
  throw new Refusal('request.invalid', undefined, { issues: issueTexts(parsed.issues, lang) });
}
