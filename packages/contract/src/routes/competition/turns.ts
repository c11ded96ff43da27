import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { playerTurns, matchBefore } from '../../competition/turns.ts';

const turns = resource('matches', '/app/turns');
const matches = resource('matches', '/app/matches');

export const listTurns = turns('listTurns', 'GET', {
  summary:
    'List what the own player and those one looks after play and umpire next, in the opens in play they have matches in',
  query: z.object({
    /** The own player alone. */
    whose: z.optional(z.enum(['own'])),
  }),
  answers: { 200: z.object({ collection: z.array(playerTurns) }) },
});

export const listMatchesBefore = matches('listMatchesBefore', 'GET /{id}/before', {
  summary:
    'List the matches that come before one in the order of play, to ask before it starts out of its turn',
  answers: { 200: z.object({ collection: z.array(matchBefore) }) },
});
