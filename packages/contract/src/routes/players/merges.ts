import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { uuid } from '../../conventions/values.ts';
import { duplicate, merge } from '../../players/merges.ts';

const players = resource('players', '/app/players');

export const listDuplicates = players('listDuplicates', 'GET /duplicates', {
  summary: 'List pairs of players that may be one person',
  query: listQuery,
  answers: { 200: listOf(duplicate) },
});

export const mergePlayers = players('mergePlayers', 'POST /{id}/merge', {
  summary:
    'Merge another profile of the same person into this one, or preview the result; restoring it within a day undoes the merge',
  body: z.object({ merged_id: uuid, preview: z._default(z.boolean(), false) }),
  answers: { 200: merge },
  errors: [
    'player.playedEachOther',
    'player.sameOpen',
    'player.bothPlayed',
    'player.keepOther',
    'player.bothHaveAccounts',
    'player.guardianDecides',
    'player.sameProfile',
    'day.bothBusy',
    'day.bothElsewhere',
  ],
});
