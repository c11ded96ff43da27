import type { Newcomer } from '@topspin/contract';
import { randomInteger } from '@topspin/engine';
import { range, type LockedOpen } from '#features/opens/reads.ts';
import { clubNames, menNames, surnames, womenNames } from './names.ts';

type Limits = Pick<
  LockedOpen,
  'age_min' | 'age_max' | 'rating_min' | 'rating_max' | 'rating_sum_min' | 'rating_sum_max' | 'doubles_class'
>;

const usual = { age: { min: 12, max: 70 }, rating: { min: 600, max: 1500 } } as const;

/** The range for each of two ratings, if an open limits their sum: two within it always fit. */
export function halfOfSum({ rating_sum_min: min, rating_sum_max: max }: Limits) {
  const sum = range(min, max);
  return sum && { min: Math.ceil(sum.min / 2), max: Math.floor(sum.max / 2) };
}

function ratingsFor(open: Limits) {
  const own = range(open.rating_min, open.rating_max);
  const half = halfOfSum(open);
  if (!own || !half) return own ?? half ?? usual.rating;
  return { min: Math.max(own.min, half.min), max: Math.min(own.max, half.max) };
}

/** The gender that a class of doubles asks for, by turns in mixed; none where any will do. */
function genderAt({ doubles_class: doubles }: Limits, at: number): 'man' | 'woman' | null {
  if (doubles === 'mixed') return at % 2 === 0 ? 'woman' : 'man';
  return doubles === 'women' ? 'woman' : doubles === 'men' ? 'man' : null;
}

const firstNames = { woman: womenNames, man: menNames } as const;
const anyNames = [...womenNames, ...menNames] as const;

const oneOf = <T>(items: readonly [T, ...T[]]): T =>
  items[randomInteger(items.length, Math.random)] ?? items[0];
const between = (min: number, max: number): number => min + randomInteger(max - min + 1, Math.random);

/** Rather in the middle than at the ends. */
const around = (min: number, max: number): number => (between(min, max) + between(min, max)) / 2;

/** People who do not exist, whom an open of these limits takes. */
export function madeUp(open: Limits, count: number, now: Date): Newcomer[] {
  const age = { min: open.age_min ?? usual.age.min, max: open.age_max ?? usual.age.max };
  const rating = ratingsFor(open);
  // Half a year after a birthday: the age is the same on the first day of the open and, mostly, at the end of its year.
  const bornIn = (years: number) => new Date(now.getTime() - (years + 0.5) * 365.25 * 86_400_000);
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const gender = genderAt(open, at);
    return {
      row: at + 1,
      name: `${oneOf(gender === null ? anyNames : firstNames[gender])} ${oneOf(surnames)} ${oneOf(surnames)}`,
      club: oneOf(clubNames),
      gender,
      date_of_birth: bornIn(between(age.min, age.max)).toISOString().slice(0, 10),
      initial_rating: Math.min(4000, Math.max(100, Math.round(around(rating.min, rating.max)))),
      phone: null,
    };
  });
}
