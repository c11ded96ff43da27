import { z } from 'zod/mini';
import { listOf, listQuery } from './conventions/list.ts';
import { route } from './conventions/route.ts';
import { uuid } from './conventions/values.ts';

/** A club that players belong to. It is created when a profile first names it. */
export const club = z.object({ _id: uuid, name: z.string() });
export type Club = z.infer<typeof club>;

export const listClubs = route({
  name: 'listClubs',
  method: 'GET',
  path: '/app/clubs',
  tag: 'clubs',
  summary: 'List clubs by name',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(club) },
  errors: ['request.unknownFilter'],
});
