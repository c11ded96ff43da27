import type { Newcomer } from '@topspin/contract';
import { randomInteger } from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import { clubNames, menNames, surnames, womenNames } from './names.ts';

type Limits = Pick<LockedOpen, 'age_min' | 'age_max' | 'rating_min' | 'rating_max'>;

const usual = { age: { min: 12, max: 70 }, rating: { min: 600, max: 1500 } } as const;

const oneOf = <T>(items: readonly [T, ...T[]]): T =>
  items[randomInteger(items.length, Math.random)] ?? items[0];
const between = (min: number, max: number): number => min + randomInteger(max - min + 1, Math.random);

/** Rather in the middle than at the ends. */
const around = (min: number, max: number): number => (between(min, max) + between(min, max)) / 2;

/** People who do not exist, whom an open of these limits of age and rating takes. */
export function madeUp(open: Limits, count: number, now: Date): Newcomer[] {
  const age = { min: open.age_min ?? usual.age.min, max: open.age_max ?? usual.age.max };
  const rating = { min: open.rating_min ?? usual.rating.min, max: open.rating_max ?? usual.rating.max };
  // Half a year after a birthday: the age is the same on the first day of the open and, mostly, at the end of its year.
  const bornIn = (years: number) => new Date(now.getTime() - (years + 0.5) * 365.25 * 86_400_000);
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    row: at + 1,
    name: `${oneOf([...womenNames, ...menNames])} ${oneOf(surnames)} ${oneOf(surnames)}`,
    club: oneOf(clubNames),
    gender: null,
    date_of_birth: bornIn(between(age.min, age.max)).toISOString().slice(0, 10),
    initial_rating: Math.min(4000, Math.max(100, Math.round(around(rating.min, rating.max)))),
    phone: null,
  }));
}
