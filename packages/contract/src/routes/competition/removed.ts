import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { removedPlayer, removedPhase } from '../../competition/removed.ts';

export const listRemoved = route({
  name: 'listRemoved',
  method: 'GET',
  path: '/app/opens/{id}/removed',
  tag: 'opens',
  summary:
    'List what was removed from an open in the last thirty days, and whether its organisers can put it back',
  params: byId,
  answers: { 200: z.object({ players: z.array(removedPlayer), phases: z.array(removedPhase) }) },
  errors: ['thing.notFound'],
});
