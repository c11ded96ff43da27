import type { ErrorCode, IssueKey, Language, Phase } from '@topspin/contract';
import { errors as caErrors } from './ca/errors.ts';
import { phaseNames as caPhaseNames } from './ca/phase-names.ts';
import { validation as caValidation } from './ca/validation.ts';
import { errors as enErrors } from './en/errors.ts';
import { phaseNames as enPhaseNames } from './en/phase-names.ts';
import { validation as enValidation } from './en/validation.ts';
import { errors as esErrors } from './es/errors.ts';
import { phaseNames as esPhaseNames } from './es/phase-names.ts';
import { validation as esValidation } from './es/validation.ts';

/** What a failure is called, and where there is something to do, a hint. */
export type ErrorText = { readonly message: string; readonly hint?: string };

type ApiTexts = {
  readonly errors: Record<ErrorCode, ErrorText>;
  readonly validation: Record<IssueKey, string>;
  readonly phaseNames: Record<Phase['type'], string>;
};

/** The texts that the server answers with, all languages at once; the web loads its own lazily. */
export const apiTexts: Record<Language, ApiTexts> = {
  es: { errors: esErrors, validation: esValidation, phaseNames: esPhaseNames },
  en: { errors: enErrors, validation: enValidation, phaseNames: enPhaseNames },
  ca: { errors: caErrors, validation: caValidation, phaseNames: caPhaseNames },
};
