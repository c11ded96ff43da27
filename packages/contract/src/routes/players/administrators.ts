import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { administratorsPage, administered } from '../../players/administrators.ts';

const tag = 'players';

export const listAdministrators = route({
  name: 'listAdministrators',
  method: 'GET',
  path: '/app/players/{id}/administrators',
  tag,
  summary: 'List who looks after a player, in what relation and since when',
  params: byId,
  answers: { 200: administratorsPage },
  errors: ['thing.notFound'],
});

export const endAdministration = route({
  name: 'endAdministration',
  method: 'DELETE',
  path: '/app/players/{id}/administrators/{user_id}',
  tag,
  summary: 'End an account’s access to a player, or my own',
  params: z.object({ id: uuid, user_id: uuid }),
  answers: { 204: null },
  errors: ['thing.notFound', 'player.guardianDecides', 'player.lastAdministrator'],
});

export const listAdministered = route({
  name: 'listAdministered',
  method: 'GET',
  path: '/app/administered-players',
  tag,
  summary: 'List the players I administer',
  query: listQuery,
  answers: { 200: listOf(administered) },
  errors: ['request.unknownFilter'],
});
