import type { ErrorCode, IssueKey, Language } from '@topspin/contract';
import { errors as caErrors } from './ca/errors.ts';
import { validation as caValidation } from './ca/validation.ts';
import { errors as enErrors } from './en/errors.ts';
import { validation as enValidation } from './en/validation.ts';
import { errors as esErrors } from './es/errors.ts';
import { validation as esValidation } from './es/validation.ts';

/** What a failure is called, and where there is something to do, a hint. */
export type ErrorText = { readonly message: string; readonly hint?: string };

type ApiTexts = {
  readonly errors: Record<ErrorCode, ErrorText>;
  readonly validation: Record<IssueKey, string>;
};

/** The texts that the server answers with, all languages at once; the web loads its own lazily. */
export const apiTexts: Record<Language, ApiTexts> = {
  es: { errors: esErrors, validation: esValidation },
  en: { errors: enErrors, validation: enValidation },
  ca: { errors: caErrors, validation: caValidation },
};
