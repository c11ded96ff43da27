import { formatNumericDate, locale } from '../format.ts';
import { readDate, type DateOrder } from './written-date.ts';

/** Whether a date lies in the past (a birthday), or may be in the years to come. */
export type Tense = 'past' | 'any';

export const dateOrder = (): DateOrder => (locale() === 'en-US' ? 'monthFirst' : 'dayFirst');

const isPlainDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** Digits alone, as from a phone's number pad, with separators: "12032011" as "12/03/2011". */
const withSeparators = (text: string): string =>
  text.replace(/^(\d{2})(\d{2})((?:19|20)?\d{2})$/u, '$1/$2/$3');

const yearsAhead = 50;

/** Two digits of a year are of the last hundred years, or, where dates may come, of the hundred around today. */
function latest(tense: Tense): Date {
  const now = new Date();
  if (tense === 'any') now.setUTCFullYear(now.getUTCFullYear() + yearsAhead);
  return now;
}

/** A date typed in any usual form, in the order of the language, as `2011-03-12`; undefined where it is none. */
export const readTyped = (text: string, tense: Tense): string | undefined =>
  readDate(withSeparators(text.trim()), dateOrder(), latest(tense));

/** The same while it is being typed: two digits may be the beginning of a year. */
export const readTyping = (text: string, tense: Tense): string | undefined =>
  /\d{4}/u.test(text) ? readTyped(text, tense) : undefined;

/** A field's value as it is shown: a date in the form of the language, anything else as typed. */
export const shownDate = (value: string): string => (isPlainDate(value) ? formatNumericDate(value) : value);

/** Whether a field's value is a date that a calendar can show. */
export const isDate = (value: string): boolean => readDate(value, 'dayFirst', new Date()) === value;

/** Adds the separator after the day and the month as digits are typed at the end. */
export function separated(before: string, typed: string): string {
  const addsDigit = typed.length === before.length + 1 && typed.startsWith(before);
  if (addsDigit && /^(?:\d{2}|\d{1,2}\/\d{2})$/u.test(typed)) return `${typed}/`;
  return typed.replaceAll(/\/{2,}/gu, '/');
}
