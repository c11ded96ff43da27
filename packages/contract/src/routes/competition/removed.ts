import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { removedPlayer, removedPhase } from '../../competition/removed.ts';

const opens = resource('opens', '/app/opens');

export const listRemoved = opens('listRemoved', 'GET /{id}/removed', {
  summary:
    'List what was removed from an open in the last thirty days, and whether its organisers can put it back',
  answers: { 200: z.object({ players: z.array(removedPlayer), phases: z.array(removedPhase) }) },
});
