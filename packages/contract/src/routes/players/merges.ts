import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { duplicate, merge } from '../../players/merges.ts';

const tag = 'players';

export const listDuplicates = route({
  name: 'listDuplicates',
  method: 'GET',
  path: '/app/players/duplicates',
  tag,
  summary: 'List pairs of players that may be one person',
  query: listQuery,
  answers: { 200: listOf(duplicate) },
  errors: ['request.unknownFilter'],
});

export const mergePlayers = route({
  name: 'mergePlayers',
  method: 'POST',
  path: '/app/players/{id}/merge',
  tag,
  summary:
    'Merge another profile of the same person into this one, or preview the result; restoring it within a day undoes the merge',
  params: byId,
  body: z.object({ merged_id: uuid, preview: z._default(z.boolean(), false) }),
  answers: { 200: merge },
  errors: [
    'thing.notFound',
    'player.playedEachOther',
    'player.sameOpen',
    'player.bothPlayed',
    'player.keepOther',
    'player.bothHaveAccounts',
    'player.guardianDecides',
    'player.sameProfile',
  ],
});
