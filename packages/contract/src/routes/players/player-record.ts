import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { playerOpen, versus } from '../../players/player-record.ts';

const tag = 'players';

export const listPlayerOpens = route({
  name: 'listPlayerOpens',
  method: 'GET',
  path: '/app/players/{id}/opens',
  tag,
  summary: 'List the finished opens of a player with the place obtained, latest first',
  params: byId,
  query: listQuery,
  answers: { 200: listOf(playerOpen) },
  errors: ['thing.notFound', 'request.unknownFilter'],
});

export const getVersus = route({
  name: 'getVersus',
  method: 'GET',
  path: '/app/players/{id}/versus/{other_id}',
  tag,
  summary: 'Compare two players by the matches between them',
  params: z.object({ id: uuid, other_id: uuid }),
  answers: { 200: versus },
  errors: ['thing.notFound'],
});
