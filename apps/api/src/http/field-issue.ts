import type { IssueKey, Language } from '@topspin/contract';
import { apiTexts } from '@topspin/messages/api';
import { Refusal } from './fail.ts';

type WithFigures =
  | 'least'
  | 'most'
  | 'moreThan'
  | 'lessThan'
  | 'multipleOf'
  | 'tooShort'
  | 'tooLong'
  | 'tooFew'
  | 'tooMany'
  | 'option'
  | 'unknownField'
  | 'passwordTooShort'
  | 'ageWithinCircuit'
  | 'ratingWithinCircuit';

/** Field issues that need no figure. */
export type PlainIssue = Exclude<IssueKey, WithFigures>;

/** A field rejected because of stored data, such as a deleted venue: 422 with its issue. */
export function wrongField(
  path: string | readonly (string | number)[],
  key: PlainIssue,
  lang: Language,
): Refusal {
  const message = apiTexts[lang].validation[key];
  return new Refusal('request.invalid', undefined, { issues: [{ path: [path].flat(), message }] });
}
