import { ageCategories } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf } from '../conventions/list.ts';
import { route } from '../conventions/route.ts';
import { uuid } from '../conventions/values.ts';
import { rankingQuery } from '../rankings.ts';

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

export const getLeaderboard = route({
  name: 'getLeaderboard',
  method: 'GET',
  path: '/app/leaderboard',
  tag: 'players',
  summary: 'List the players who have played by rating, with their positions and moves, now or on a past day',
  query: rankingQuery,
  shared: true,
  answers: { 200: listOf(leader) },
  errors: ['request.pageTooDeep'],
});
