import { ageCategories } from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';

/** A player's place on the leaderboard. */
export const leader = z.object({
  /** Players whose shown ratings are equal share the best of their positions; the next one follows after all of them. */
  position: z.int(),
  /** The place among those who match the filters; the position without any. */
  place: z.int(),
  player: z.object({
    _id: uuid,
    name: z.string(),
    avatar: z.nullable(z.string()),
    club: z.nullable(z.string()),
    club_id: z.nullable(uuid),
    age_category: z.nullable(z.enum(ageCategories)),
  }),
  rating: z.number(),
  matches_played: z.int(),
  /** Positions gained in 30 days, negative if lost; null for those who had not played then. */
  move: z.nullable(z.int()),
});
export type Leader = z.infer<typeof leader>;

/** The days that a move on the leaderboard looks back. */
export const leaderboardMoveDays = 30;
