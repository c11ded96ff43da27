import type { Language, ZodIssue } from '@topspin/contract';
import { issueTexts } from '#http/answer/texts.ts';
import { fail, type Refusal } from '#http/fail.ts';

/** The mistakes that a file is refused for. */
export type Wrong =
  | 'required'
  | 'twice'
  | 'markup'
  | 'format'
  | { readonly unknown: string }
  | { readonly longerThan: number }
  | { readonly moreThan: number }
  | { readonly noneOf: readonly string[] };

const rule = (name: string): ZodIssue => ({ code: 'custom', input: '…', params: { rule: name } });

function issueOf(wrong: Wrong): ZodIssue {
  if (wrong === 'twice') return rule('file.twice');
  if (wrong === 'format') return { code: 'invalid_format', input: '…' };
  if (typeof wrong === 'string') return rule(wrong);
  if ('unknown' in wrong) return { code: 'unrecognized_keys', keys: [wrong.unknown] };
  if ('longerThan' in wrong) return { code: 'too_big', origin: 'string', maximum: wrong.longerThan };
  if ('moreThan' in wrong) return { code: 'too_big', origin: 'array', maximum: wrong.moreThan };
  return { code: 'invalid_value', input: '…', values: wrong.noneOf };
}

type At = { readonly line: number; readonly place: readonly string[] };

/** The refusal of a file, with the line, the place and the reason in the sender's language. */
export function refused(wrong: Wrong, { line, place }: At, lang: Language): Refusal {
  const [said] = issueTexts([issueOf(wrong)], lang);
  return fail('clickTt.impossible', { line, place: place.join(' › '), reason: said?.message ?? '' });
}
