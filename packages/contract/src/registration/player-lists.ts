import { ageCategories, genders } from '@topspin/engine';
import { z } from 'zod/mini';
import { line, personName, plainDate, uuid } from '../conventions/values.ts';
import { phone } from '../accounts/phones.ts';

/** The most rows of a list. */
export const mostListed = 500;

/** What an initial rating may be. */
export const initialRatings = { min: 100, max: 4000 } as const;

export const rowNumber = z.int().check(z.gte(1), z.lte(1_000_000));

/** Where a player begins in the ratings, given by a trusted account alone. */
export const initialRating = z._default(
  z.nullable(z.number().check(z.gte(initialRatings.min), z.lte(initialRatings.max))),
  null,
);

/** Somebody new on a list: all but the name may be missing. */
export const newcomer = z.object({
  /** The row in the list, for messages. */
  row: rowNumber,
  name: personName(80),
  club: z._default(z.nullable(line(80)), null),
  date_of_birth: z._default(z.nullable(plainDate), null),
  gender: z._default(z.nullable(z.enum(genders)), null),
  initial_rating: initialRating,
  phone: z._default(z.nullable(phone), null),
});
export type Newcomer = z.infer<typeof newcomer>;

/** A player who may be the one on a list. */
export const recognised = z.object({
  _id: uuid,
  name: z.string(),
  club: z.nullable(z.string()),
  age_category: z.nullable(z.enum(ageCategories)),
  rating: z.number(),
  /** Whether the date of birth of the list fits what the caller may know: the date of players they administer, the age category of others. */
  fits: z.boolean(),
  /** Whether it is the caller, or somebody they administer. */
  mine: z.boolean(),
});
export type Recognised = z.infer<typeof recognised>;

/** The most players shown for one name. */
export const mostRecognised = 5;
