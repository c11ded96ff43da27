import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { line, uuid } from '../conventions/values.ts';
import { club, clubWithPlayers, mergedAtMost } from '../clubs.ts';

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

export const listClubsWithPlayers = route({
  name: 'listClubsWithPlayers',
  method: 'GET',
  path: '/app/clubs/with-players',
  tag: 'clubs',
  summary: 'List clubs with the number of their players, and which may be the same',
  query: listQuery,
  answers: { 200: listOf(clubWithPlayers) },
  errors: ['request.unknownFilter'],
});

export const editClub = route({
  name: 'editClub',
  method: 'PATCH',
  path: '/app/clubs/{id}',
  tag: 'clubs',
  summary: 'Rename a club; it is still found by its former name',
  ifMatch: 'required',
  params: byId,
  body: z.object({ name: line(80) }),
  answers: { 200: club },
  errors: ['thing.notFound', 'club.nameTaken'],
});

export const mergeClubs = route({
  name: 'mergeClubs',
  method: 'POST',
  path: '/app/clubs/{id}/merge',
  tag: 'clubs',
  summary:
    'Merge other clubs into this one, or preview how many players move; restoring one undoes its merge',
  params: byId,
  body: z.object({
    merged_ids: z.array(uuid).check(z.minLength(1), z.maxLength(mergedAtMost)),
    preview: z._default(z.boolean(), false),
  }),
  /** The players that move, of those in the lists. */
  answers: { 200: z.object({ players: z.int() }) },
  errors: ['thing.notFound', 'club.sameClub'],
});

export const softDeleteClub = route({
  name: 'softDeleteClub',
  method: 'PATCH',
  path: '/app/clubs/{id}/softDelete',
  tag: 'clubs',
  summary: 'Delete a club; its players are left without one until it is restored',
  ifMatch: 'optional',
  params: byId,
  answers: { 200: z.object({ _id: uuid }) },
  errors: ['thing.notFound'],
});
