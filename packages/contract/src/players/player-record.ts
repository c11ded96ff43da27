import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';
import { player } from './players.ts';

/** A finished open as a player's page shows it: the place obtained, and among how many. */
export const playerOpen = z.object({
  /** The open's. */
  _id: uuid,
  name: z.string(),
  date_start: instant,
  date_end: instant,
  time_zone: z.nullable(z.string()),
  /** Shared positions have the same number. */
  position: z.int(),
  players: z.int(),
  matches_won: z.int(),
  matches_lost: z.int(),
  /** Whether it was played as one of a pair, which changes no rating. */
  doubles: z.boolean(),
  rating_change: z.number(),
});
export type PlayerOpen = z.infer<typeof playerOpen>;

/** One of two players, with what they won against the other. Walkovers do not count, nor points nobody played. */
export const versusSide = z.object({
  ...player.shape,
  won: z.object({ matches: z.int(), sets: z.int(), points: z.int() }),
});

export const versus = z.object({ a: versusSide, b: versusSide });

export type Versus = z.infer<typeof versus>;
export type VersusSide = z.infer<typeof versusSide>;
