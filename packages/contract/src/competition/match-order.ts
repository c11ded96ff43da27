import { reasonsToWait } from '@topspin/engine';
import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { uuid } from '../conventions/values.ts';

/** A match that comes before another one in the order of play. */
export const matchBefore = z.object({
  match_id: uuid,
  reason: z.enum(reasonsToWait),
  a: z.nullable(z.string()),
  b: z.nullable(z.string()),
  /** Of `playing`: the name of the player of both matches. */
  player: z.nullable(z.string()),
  table: z.nullable(z.int()),
});
export type MatchBefore = z.infer<typeof matchBefore>;

export const listMatchesBefore = route({
  name: 'listMatchesBefore',
  method: 'GET',
  path: '/app/matches/{id}/before',
  tag: 'matches',
  summary:
    'List the matches that come before one in the order of play, to ask before it starts out of its turn',
  params: byId,
  answers: { 200: z.object({ collection: z.array(matchBefore) }) },
  errors: ['thing.notFound'],
});
