import { languages, type Language } from '@topspin/contract';
import type { FastifyRequest } from 'fastify';
import { fail } from '#http/fail.ts';

export const application = 'topspin-web';

/** Refuses a call that names another application in its header; no header is accepted. */
export function checkApplication(request: FastifyRequest): void {
  const given = request.headers['x-application'];
  if (given !== undefined && given !== application) throw fail('request.unknownApplication');
}

const isLanguage = (text: unknown): text is Language => languages.some((known) => known === text);

/** The language of the answer: the requested one, in any regional variant, else the account's, else Spanish. */
export function languageOf(request: FastifyRequest, account?: Language): Language {
  const asked = request.headers['x-application-lang'];
  if (isLanguage(asked)) return asked;
  const [language] = typeof asked === 'string' ? asked.trim().toLowerCase().split('-') : [];
  return isLanguage(language) ? language : (account ?? 'es');
}

/** The language that a browser prefers of those there are, by its `Accept-Language`; null if it says nothing of them. */
export function preferredLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const accepted = (headers['accept-language'] ?? '').slice(0, 300).split(',');
  const spoken = accepted.flatMap((range) => {
    const [, language, weight = '1'] = /^\s*([a-z]+)[a-z\d-]*\s*(?:;\s*q=([\d.]+)\s*)?$/iu.exec(range) ?? [];
    const known = language?.toLowerCase();
    return isLanguage(known) && Number(weight) > 0 ? [{ known, weight: Number(weight) }] : [];
  });
  return spoken.toSorted((one, other) => other.weight - one.weight)[0]?.known ?? null;
}

/** The version in `If-Match`, as `3`, `"3"` or `W/"3"`; null when absent or `*`. */
export function versionOf(request: FastifyRequest): number | null {
  const given = request.headers['if-match'];
  if (given === undefined || given === '*') return null;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/u.exec(given)?.[1];
  if (digits === undefined) throw fail('request.malformed');
  return Number(digits);
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]{1,4000})$/iu.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
