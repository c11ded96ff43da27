import { openStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { datesInOrder, text, uuid } from '../conventions/values.ts';
import { openHighlights } from '../competition/highlights.ts';
import { open, openPage, editableOpen, openLimitsInOrder, newOpen, classified } from '../opens.ts';

const opens = resource('opens', '/app/opens');

export const listOpens = opens('listOpens', 'GET', {
  summary: 'List opens',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(open) },
});

export const getOpen = opens('getOpen', 'GET /{id}', {
  summary: 'Get an open, with what the current user may do in it',
  answers: { 200: openPage },
});

export const createOpen = opens('createOpen', 'POST', {
  summary: 'Create an open',
  idempotent: true,
  body: newOpen,
  answers: { 201: openPage },
  errors: [
    'request.tooMuchMade',
    'auth.emailNotVerified',
    'open.mayNotCreate',
    'open.notForSingles',
    'edition.finished',
    'edition.conditionsWider',
  ],
});

export const editOpen = opens('editOpen', 'PATCH /{id}', {
  summary: 'Update an open',
  ifMatch: 'required',
  body: z
    .partial(z.object({ ...editableOpen, description: z.nullable(editableOpen.description) }))
    .check(datesInOrder, openLimitsInOrder),
  answers: { 200: openPage },
  errors: [
    'open.genderOfClass',
    'open.notForSingles',
    'edition.finished',
    'edition.hasPlace',
    'edition.conditionsWider',
  ],
});

export const softDeleteOpen = opens('softDeleteOpen', 'PATCH /{id}/softDelete', {
  summary: 'Delete an open; it can be restored',
  ifMatch: 'optional',
  answers: { 200: z.object({ _id: uuid }) },
  errors: ['open.stateNotAllowed'],
});

export const transitionOpen = opens('transitionOpen', 'POST /{id}/transitions', {
  summary: 'Move an open to another state; going from reception to active closes reception',
  body: z.object({
    to: z.enum(openStates),
    reason: z.optional(text(1000)),
    /** Confirms starting with fewer players than the open's minimum, or finishing with conflicts that nobody has decided. */
    confirmed: z._default(z.boolean(), false),
  }),
  answers: { 200: openPage },
  errors: [
    'open.transitionNotAllowed',
    'open.reasonRequired',
    'open.tooFewPlayers',
    'open.matchesUnfinished',
    'open.conflictsUndecided',
    'open.groupsSaved',
  ],
});

export const getClassification = opens('getClassification', 'GET /{id}/classification', {
  summary: 'Get the final classification, shared positions included',
  shared: true,
  answers: { 200: z.object({ final: z.boolean(), collection: z.array(classified) }) },
});

export const getHighlights = opens('getHighlights', 'GET /{id}/highlights', {
  summary:
    'Get what was remarkable in a finished open, of the matches that were scored point by point: the best comeback, the most points in a row, the longest match',
  shared: true,
  answers: { 200: openHighlights },
});
