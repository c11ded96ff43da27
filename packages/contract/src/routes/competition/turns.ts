import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { playerTurns, matchBefore } from '../../competition/turns.ts';

export const listTurns = route({
  name: 'listTurns',
  method: 'GET',
  path: '/app/turns',
  tag: 'matches',
  summary:
    'List what the own player and those one looks after play and umpire next, in the opens in play they have matches in',
  answers: { 200: z.object({ collection: z.array(playerTurns) }) },
});

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
