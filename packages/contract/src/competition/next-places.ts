import { criteria } from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';

/**
 * The players in the position after those that qualify, compared across the groups, best first: a later phase takes the
 * best of them until it is full. The figures leave out the matches against the last of larger groups.
 */
export const nextPlaces = z.object({
  position: z.int(),
  /** How many of them qualify. */
  places: z.int(),
  fill_to: z.int(),
  /** Whether every match of the groups is over, so that a lot counts. */
  is_over: z.boolean(),
  rows: z.array(
    z.object({
      player: z.object({ _id: uuid, name: z.string() }),
      group: z.string(),
      match_points: z.int(),
      sets_won: z.int(),
      sets_lost: z.int(),
      points_won: z.int(),
      points_lost: z.int(),
      /** The last players of a larger group, the matches against whom do not count. */
      without: z.array(z.string()),
      /** The criteria that separated the player from others who were level until then. */
      decided_by: z.nullable(
        z.object({ criterion: z.enum(criteria), among: z.array(uuid), won: z.int(), lost: z.int() }),
      ),
      /** Set only once no remaining result of any group can change it. */
      certainty: z.nullable(z.enum(['qualified', 'eliminated'])),
    }),
  ),
});
export type NextPlaces = z.infer<typeof nextPlaces>;
