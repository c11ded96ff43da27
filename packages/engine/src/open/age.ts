import { parseDate } from './plain-date.ts';
import type { DateParts, PlainDate } from './plain-date.ts';

/** How an open counts ages: full years on its first day, or its year less the year of birth. */
export const ageReckonings = ['firstDay', 'birthYear'] as const;
export type AgeReckoning = (typeof ageReckonings)[number];

/** Month and day as one number that grows through the year; 29 February comes after the 28th and before 1 March. */
const dayOfYear = ({ month, day }: DateParts): number => month * 100 + day;

/**
 * The age in years on a day, or undefined when a date does not exist or lies in the future. Someone born on
 * 29 February turns a year older on 1 March in common years (as Spanish law counts: the day must have come).
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
      return dayOfYear(then) < dayOfYear(born) ? years - 1 : years;
  }
};

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
 * The category of a player in a year, by year of birth as federations do: who turns 11 in that year still
 * plays U11 (benjamín), who turns 40 is a veteran. Undefined when the date of birth does not exist or lies
 * after that year.
 */
export const ageCategory = (birth: PlainDate, year: number): AgeCategory | undefined => {
  const born = parseDate(birth);
  if (born === undefined || born.year > year) return undefined;
  const age = year - born.year;
  return oldest.find(([, limit]) => age <= limit)?.[0] ?? 'veteran70';
};
