import { doublesClasses, openStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { ageRange, openGrades, ratingRange } from './circuits.ts';
import { instant, uuid } from './conventions/values.ts';

/** How long the reason of a refusal may be. */
export const longestRefusal = 300;

export const placeAnswers = ['accepted', 'refused', 'pending'] as const;

export type PlaceAnswer = (typeof placeAnswers)[number];

/** An open that asks for a place in an edition. */
export const placeRequest = z.object({
  _id: uuid,
  name: z.string(),
  state: z.enum(openStates),
  date_start: instant,
  date_end: instant,
  time_zone: z.nullable(z.string()),
  venue: z.nullable(z.string()),
  organiser: z.object({ _id: uuid, name: z.string() }),
  edition: z.object({ _id: uuid, name: z.string(), grades: openGrades }),
  circuit: z.object({ _id: uuid, name: z.string() }),
  /** The class of an open of doubles; absent in singles. */
  doubles: z.optional(z.enum(doublesClasses)),
  age_range: ageRange,
  rating_range: ratingRange,
  /** What the ratings of a pair may add up to; null where there is no limit, as in singles. */
  rating_sum_range: ratingRange,
  functional_diversity: z.boolean(),
  /** Whether its results would count: those of opens that are not trusted do not. */
  rated: z.boolean(),
  asked_at: instant,
  asked_by: z.nullable(z.string()),
});
export type PlaceRequest = z.infer<typeof placeRequest>;
