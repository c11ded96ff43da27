import { ratingUpdatings } from '@topspin/engine';
import { z } from 'zod/mini';
import { line } from './conventions/values.ts';
import { trustConsequences } from './trust.ts';

/** Those who may create opens or venues: everybody with a verified email, trusted organisers, or admins. */
export const creators = ['everybody', 'trusted', 'admins'] as const;
export type Creators = (typeof creators)[number];

/** How strict an installation may be about the age below which a guardian consents. */
export const guardianAges = { min: 13, max: 18 } as const;

const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));

const wholeBetween = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** The constants of the rating: see the engine's `RatingSettings`. */
export const ratingSettings = z
  .object({
    start: between(0, 5000),
    scale: between(10, 2000),
    k: between(1, 500),
    provisionalK: between(1, 500),
    provisionalMatches: wholeBetween(0, 1000),
    floor: between(0, 5000),
    updating: z.enum(ratingUpdatings),
  })
  .check(
    z.refine(({ start, floor }) => floor <= start, {
      path: ['floor'],
      params: { rule: 'rating.floorAboveStart' },
    }),
  );

/** The settings of an installation. */
export const settings = z.object({
  name: z.string(),
  logo: z.nullable(z.string()),
  guardian_age: z.int(),
  who_creates_opens: z.enum(creators),
  who_creates_venues: z.enum(creators),
  rating: z.object({
    start: z.number(),
    scale: z.number(),
    k: z.number(),
    provisionalK: z.number(),
    provisionalMatches: z.int(),
    floor: z.number(),
    updating: z.enum(ratingUpdatings),
  }),
  version: z.int(),
});
export type Settings = z.infer<typeof settings>;

export const settingsUpdate = z.partial(
  z.object({
    name: line(40),
    guardian_age: wholeBetween(guardianAges.min, guardianAges.max),
    who_creates_opens: z.enum(creators),
    who_creates_venues: z.enum(creators),
  }),
);

/** What other constants do to the ratings; `unrated` are players without a match, who get the new start. */
export const rerating = z.object({ ...trustConsequences.shape, unrated: z.int() });
export type Rerating = z.infer<typeof rerating>;
