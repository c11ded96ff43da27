import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { line, uuid } from '../conventions/values.ts';
import { club, clubWithPlayers, mergedAtMost } from '../clubs.ts';

const clubs = resource('clubs', '/app/clubs');

export const listClubs = clubs('listClubs', 'GET', {
  summary: 'List clubs by name',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(club) },
});

export const listClubsWithPlayers = clubs('listClubsWithPlayers', 'GET /with-players', {
  summary: 'List clubs with the number of their players, and which may be the same',
  query: listQuery,
  answers: { 200: listOf(clubWithPlayers) },
});

export const editClub = clubs('editClub', 'PATCH /{id}', {
  summary: 'Rename a club; it is still found by its former name',
  ifMatch: 'required',
  body: z.object({ name: line(80) }),
  answers: { 200: club },
  errors: ['club.nameTaken'],
});

export const mergeClubs = clubs('mergeClubs', 'POST /{id}/merge', {
  summary:
    'Merge other clubs into this one, or preview how many players move; restoring one undoes its merge',
  body: z.object({
    merged_ids: z.array(uuid).check(z.minLength(1), z.maxLength(mergedAtMost)),
    preview: z._default(z.boolean(), false),
  }),
  answers: {
    200: z.object({
      /** Those that move, of those in the lists. */
      players: z.int(),
    }),
  },
  errors: ['club.sameClub'],
});

export const softDeleteClub = clubs('softDeleteClub', 'PATCH /{id}/softDelete', {
  summary: 'Delete a club; its players are left without one until it is restored',
  ifMatch: 'optional',
  answers: { 200: z.object({ _id: uuid }) },
});
