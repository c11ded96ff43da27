import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { uuid } from '../conventions/values.ts';
import { deleted } from '../deleted.ts';

const deletedRoutes = resource('admin', '/app/deleted');
const opens = resource('opens', '/app/opens');
const players = resource('players', '/app/players');
const clubs = resource('clubs', '/app/clubs');
const venues = resource('venues', '/app/venues');
const circuits = resource('circuits', '/app/circuits');
const circuitEditions = resource('circuits', '/app/circuit-editions');

export const listDeleted = deletedRoutes('listDeleted', 'GET', {
  summary: 'List what was deleted, by whom and when; circuit managers see only circuits and editions',
  query: listQuery,
  answers: { 200: listOf(deleted) },
});

const restored = { 200: z.object({ _id: uuid }) } as const;

export const restoreOpen = opens('restoreOpen', 'POST /{id}/restore', {
  summary: 'Restore an open that I deleted; an admin can restore any',
  answers: restored,
});

export const restorePlayer = players('restorePlayer', 'POST /{id}/restore', {
  summary: 'Restore a player; places given up in opens are not returned',
  answers: restored,
  errors: ['player.alreadyExists'],
});

export const restoreClub = clubs('restoreClub', 'POST /{id}/restore', {
  summary:
    'Restore a deleted club, or undo its merge; its players return unless they have changed clubs since',
  answers: restored,
  errors: ['club.nameTaken'],
});

export const restoreVenue = venues('restoreVenue', 'POST /{id}/restore', {
  summary: 'Restore a venue',
  answers: restored,
});

export const restoreCircuit = circuits('restoreCircuit', 'POST /{id}/restore', {
  summary: 'Restore a circuit and the editions deleted with it',
  answers: restored,
});

export const restoreEdition = circuitEditions('restoreEdition', 'POST /{id}/restore', {
  summary: 'Restore an edition; its circuit must exist',
  answers: restored,
  errors: ['edition.circuitDeleted'],
});
