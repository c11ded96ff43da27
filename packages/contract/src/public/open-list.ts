import { openStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { route } from '../conventions/route.ts';
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

export const listPublicOpens = route({
  name: 'listPublicOpens',
  method: 'GET',
  path: '/public/opens',
  tag: 'public',
  shared: true,
  public: true,
  summary:
    'List the opens whose results are public: those under way, those to come and the latest, by name or venue if searched',
  query: z.object({ search: z._default(z.string().check(z.maxLength(80)), '') }),
  answers: { 200: z.object({ collection: z.array(publicOpenRow) }) },
});
