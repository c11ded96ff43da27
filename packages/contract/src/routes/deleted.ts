import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { uuid } from '../conventions/values.ts';
import { deleted } from '../deleted.ts';

export const listDeleted = route({
  name: 'listDeleted',
  method: 'GET',
  path: '/app/deleted',
  tag: 'admin',
  summary: 'List what was deleted, by whom and when; circuit managers see only circuits and editions',
  query: listQuery,
  answers: { 200: listOf(deleted) },
  errors: ['request.unknownFilter'],
});

const restored = { 200: z.object({ _id: uuid }) } as const;

export const restoreOpen = route({
  name: 'restoreOpen',
  method: 'POST',
  path: '/app/opens/{id}/restore',
  tag: 'opens',
  summary: 'Restore an open that I deleted; an admin can restore any',
  params: byId,
  answers: restored,
  errors: ['thing.notFound'],
});

export const restorePlayer = route({
  name: 'restorePlayer',
  method: 'POST',
  path: '/app/players/{id}/restore',
  tag: 'players',
  summary: 'Restore a player; places given up in opens are not returned',
  params: byId,
  answers: restored,
  errors: ['thing.notFound', 'player.alreadyExists'],
});

export const restoreClub = route({
  name: 'restoreClub',
  method: 'POST',
  path: '/app/clubs/{id}/restore',
  tag: 'clubs',
  summary:
    'Restore a deleted club, or undo its merge; its players return unless they have changed clubs since',
  params: byId,
  answers: restored,
  errors: ['thing.notFound', 'club.nameTaken'],
});

export const restoreVenue = route({
  name: 'restoreVenue',
  method: 'POST',
  path: '/app/venues/{id}/restore',
  tag: 'venues',
  summary: 'Restore a venue',
  params: byId,
  answers: restored,
  errors: ['thing.notFound'],
});

export const restoreCircuit = route({
  name: 'restoreCircuit',
  method: 'POST',
  path: '/app/circuits/{id}/restore',
  tag: 'circuits',
  summary: 'Restore a circuit and the editions deleted with it',
  params: byId,
  answers: restored,
  errors: ['thing.notFound'],
});

export const restoreEdition = route({
  name: 'restoreEdition',
  method: 'POST',
  path: '/app/circuit-editions/{id}/restore',
  tag: 'circuits',
  summary: 'Restore an edition; its circuit must exist',
  params: byId,
  answers: restored,
  errors: ['thing.notFound', 'edition.circuitDeleted'],
});
