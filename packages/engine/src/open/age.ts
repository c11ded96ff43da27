import { isLeapYear, parseDate } from './plain-date.ts';
import type { DateParts, PlainDate } from './plain-date.ts';

/** How an open counts ages: full years on its first day, or its year minus the year of birth. */
export const ageReckonings = ['firstDay', 'birthYear'] as const;
export type AgeReckoning = (typeof ageReckonings)[number];

/** Month and day as one number that increases through the year. */
const dayOfYear = ({ month, day }: DateParts): number => month * 100 + day;

/** The birthday in a year; 29 February falls on the 28th in common years (Spanish Civil Code, article 5.1). */
const birthdayIn = (year: number, born: DateParts): number =>
  born.month === 2 && born.day === 29 && !isLeapYear(year) ? 228 : dayOfYear(born);

/**
 * The age in years on a day; undefined if a date does not exist or the birth is after the day. The birthday
 * itself counts.
 */
export const ageOn = (birth: PlainDate, day: PlainDate, reckoning: AgeReckoning): number | undefined => {
  const born = parseDate(birth);
  const then = parseDate(day);
  if (born === undefined || then === undefined || birth > day) return undefined;
  const years = then.year - born.year;
  switch (reckoning) {
    case 'birthYear':
      return years;
    case 'firstDay':
      return dayOfYear(then) < birthdayIn(then.year, born) ? years - 1 : years;
  }
};

/** Nobody alive was born earlier. */
const earliest = '1900-01-01';

/** Whether somebody who is alive on a day may have been born on a date. */
export const isPossibleBirth = (birth: PlainDate, day: PlainDate): boolean =>
  birth >= earliest && birth <= day;

/** The age categories shown instead of an age, youngest first. */
export const ageCategories = [
  'U9',
  'U11',
  'U13',
  'U15',
  'U17',
  'U19',
  'U21',
  'senior',
  'veteran40',
  'veteran50',
  'veteran60',
  'veteran70',
] as const;
export type AgeCategory = (typeof ageCategories)[number];

/** The oldest age, by year of birth, of each category but the last. */
const oldest = [
  ['U9', 9],
  ['U11', 11],
  ['U13', 13],
  ['U15', 15],
  ['U17', 17],
  ['U19', 19],
  ['U21', 21],
  ['senior', 39],
  ['veteran40', 49],
  ['veteran50', 59],
  ['veteran60', 69],
] as const satisfies readonly (readonly [AgeCategory, number])[];

/**
 * The category of a player in a year, by year of birth as federations do: players who turn 11 in that year
 * still play U11 (benjamín), those who turn 40 are veterans. Undefined if the date of birth does not exist or
 * is after that year.
 */
export const ageCategory = (birth: PlainDate, year: number): AgeCategory | undefined => {
  const born = parseDate(birth);
  if (born === undefined || born.year > year) return undefined;
  const age = year - born.year;
  return oldest.find(([, limit]) => age <= limit)?.[0] ?? 'veteran70';
};

/** The years of birth, both included, of a category in a year; the oldest category has no first. */
export const birthYears = (
  category: AgeCategory,
  year: number,
): { readonly first: number | null; readonly last: number } => {
  const index = ageCategories.indexOf(category);
  const limit = oldest[index]?.[1];
  const younger = oldest[index - 1]?.[1] ?? -1;
  return { first: limit === undefined ? null : year - limit, last: year - younger - 1 };
};
