import type { Gender } from './eligibility.ts';

/** The classes of doubles: pairs of men, of women, of one of each, or of anybody. */
export const doublesClasses = ['men', 'women', 'mixed', 'open'] as const;
export type DoublesClass = (typeof doublesClasses)[number];

const genders = { men: 'man', women: 'woman', mixed: null, open: null } as const;

/** The gender that everybody in an open of doubles has; null where it asks for none. */
export const genderOf = (doubles: DoublesClass): Gender | null => genders[doubles];

/** Whether two people may be a pair of a class. A gender that is not known stands against nothing: an organiser's word counts. */
export function makesPair(
  doubles: DoublesClass,
  [one, other]: readonly [Gender | null, Gender | null],
): boolean {
  const known = [one, other].filter((gender) => gender !== null);
  if (doubles === 'open') return true;
  const only = genders[doubles];
  if (only !== null) return known.every((gender) => gender === only);
  return known.every((gender) => gender !== 'other') && new Set(known).size === known.length;
}
