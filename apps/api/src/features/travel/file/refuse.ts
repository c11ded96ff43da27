import { travelEventsAtMost, type Language, type ZodIssue } from '@topspin/contract';
import { issueTexts } from '#http/answer/texts.ts';
import { Refusal } from '#http/fail.ts';

export type Place = readonly (string | number)[];

const named = (place: Place): string => place.map(String).join(' › ');

/** Refuses a file for what is said at a place in it, in the language of whoever sent it. */
export function refused(issue: ZodIssue, lang: Language): Refusal {
  const [first] = issueTexts([issue], lang);
  const path = first?.path ?? [];
  const details = { place: named(path.length > 0 ? path : ['open.json']), reason: first?.message ?? '' };
  return new Refusal('travel.impossible', details, first && { issues: [first] });
}

type Rule =
  | 'file.twice'
  | 'file.missing'
  | 'file.score'
  | 'file.class'
  | 'required'
  | 'dates.order'
  | 'range.order';

/** A rule that a schema cannot check, broken at a place. */
export const broken = (path: Place, rule: Rule): ZodIssue => ({
  code: 'custom',
  path: [...path],
  input: '…',
  params: { rule },
});

/** The log of a match with which the logs of a file have more than they can have together. */
export const tooManyEvents = (match: Place): ZodIssue => ({
  code: 'custom',
  path: [...match, 'log'],
  input: [],
  params: { rule: 'file.events', max: travelEventsAtMost },
});

/** A list with more than it can have. */
export const tooMany = (path: Place, maximum: number): ZodIssue => ({
  code: 'too_big',
  origin: 'array',
  maximum,
  inclusive: true,
  path: [...path],
  input: [],
});
