import { shownRating } from '../rating/elo.ts';
import type { Gender, Range } from './eligibility.ts';

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

/** Why two people may not be a pair by the sum of their ratings. */
export type SumReason =
  | { readonly code: 'pair.sumTooLow'; readonly sum: number; readonly min: number }
  | { readonly code: 'pair.sumTooHigh'; readonly sum: number; readonly max: number };

/** Whether the ratings of two people add up to more or less than an open allows, rounded as the sum is shown; null means no limit. */
export function sumReason(
  ratings: readonly [one: number, other: number],
  allowed: Range,
): SumReason | undefined {
  if (allowed === null) return undefined;
  const { min, max } = allowed;
  const sum = shownRating(ratings[0] + ratings[1]);
  if (sum < min) return { code: 'pair.sumTooLow', sum, min };
  return sum > max ? { code: 'pair.sumTooHigh', sum, max } : undefined;
}
