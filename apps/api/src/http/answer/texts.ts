import {
  issueText,
  type ErrorCode,
  type IneligibilityCode,
  type Issue,
  type Language,
  type ZodIssue,
} from '@topspin/contract';
import { apiTexts } from '@topspin/messages/api';
import type { Details } from '#http/fail.ts';

/** Replaces each `{{name}}` with its value. */
export const filled = (text: string, figures: Details): string =>
  text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => shown(figures[name]));

const shown = (figure: unknown): string =>
  typeof figure === 'string' || typeof figure === 'number' ? String(figure) : '';

/** The texts of a failure in a language: a message and, if there is something to do, a hint. */
export function errorText(code: ErrorCode, lang: Language, figures: Details = {}) {
  const { message, hint } = apiTexts[lang].errors[code];
  const more = [...(hint ? [filled(hint, figures)] : []), ...reasonsIn(figures, lang)].join(' ');
  return { message: filled(message, figures), ...(more !== '' && { message2: more }) };
}

type Reason = Details & { readonly code: IneligibilityCode };

const isReason = (detail: unknown): detail is Reason =>
  typeof detail === 'object' &&
  detail !== null &&
  'code' in detail &&
  Object.hasOwn(apiTexts.es.eligibility, String(detail.code));

/** Each reason listed in a failure, such as why a player may not enter, as a sentence. */
const reasonsIn = ({ reasons }: Details, lang: Language): string[] =>
  Array.isArray(reasons) ? reasonTexts(reasons, lang) : [];

/** Why a player may not enter, each reason as a sentence. */
export const reasonTexts = (reasons: readonly unknown[], lang: Language): string[] =>
  reasons.filter(isReason).map((reason) => filled(apiTexts[lang].eligibility[reason.code], reason));

/** Zod issues as field errors: path, and a text in the requested language. */
export const issueTexts = (issues: readonly ZodIssue[], lang: Language): Issue[] =>
  issues.flatMap(innermost).map((issue) => {
    const { key, figures } = issueText(issue);
    return {
      path: (issue.path ?? []).map(segment),
      message: filled(apiTexts[lang].validation[key], figures),
    };
  });

const segment = (key: PropertyKey): string | number => (typeof key === 'symbol' ? String(key) : key);

type UnionIssue = ZodIssue & { readonly errors?: readonly (readonly ZodIssue[])[] };

/** The issues of the branch of a union that came closest, which say more than "invalid". */
function innermost(issue: UnionIssue): ZodIssue[] {
  const branches = issue.errors ?? [];
  const deepest = [...branches].sort((a, b) => a.length - b.length)[0];
  if (issue.code !== 'invalid_union' || !deepest?.length) return [issue];
  return deepest.flatMap((inner) =>
    innermost({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] }),
  );
}
