import { openStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

/** An open in the list that visitors see. */
export const publicOpenRow = z.object({
  _id: uuid,
  name: z.string(),
  date_start: instant,
  date_end: instant,
  state: z.enum(openStates),
  venue: z.nullable(z.object({ name: z.string(), time_zone: z.string() })),
  /** How many matches are in play. */
  playing: z.int(),
});
export type PublicOpenRow = z.infer<typeof publicOpenRow>;

/** How many opens the list has at most: the search finds the others. */
export const publicOpensAtMost = 60;
