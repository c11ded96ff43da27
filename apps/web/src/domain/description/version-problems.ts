import type { FieldError } from 'react-hook-form';

/** What is wrong with one version of a description. */
export type VersionProblem = { readonly lang?: string | undefined; readonly text?: string | undefined };

const messageOf = (found: unknown): string | undefined =>
  typeof found === 'object' && found !== null && 'message' in found && typeof found.message === 'string'
    ? found.message
    : undefined;

function problemOf(found: unknown): VersionProblem | null {
  if (typeof found !== 'object' || found === null) return null;
  const lang = 'lang' in found ? messageOf(found.lang) : undefined;
  const text = 'text' in found ? messageOf(found.text) : undefined;
  return lang === undefined && text === undefined ? null : { lang, text };
}

/** The problems of each version, out of the error of a form's whole description; null for those without. */
export function problemsOf(
  error: FieldError | undefined,
  versions: number,
): readonly (VersionProblem | null)[] {
  const rows: unknown = error;
  return Array.from({ length: versions }, (_, row) => problemOf(Array.isArray(rows) ? rows[row] : undefined));
}
