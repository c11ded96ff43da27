import { openStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { datesInOrder, text, uuid } from '../conventions/values.ts';
import { open, openPage, editableOpen, openLimitsInOrder, newOpen, classified } from '../opens.ts';

const tag = 'opens';

export const listOpens = route({
  name: 'listOpens',
  method: 'GET',
  path: '/app/opens',
  tag,
  summary: 'List opens',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(open) },
  errors: ['request.unknownFilter'],
});

export const getOpen = route({
  name: 'getOpen',
  method: 'GET',
  path: '/app/opens/{id}',
  tag,
  summary: 'Get an open, with what the current user may do in it',
  params: byId,
  answers: { 200: openPage },
  errors: ['thing.notFound'],
});

export const createOpen = route({
  name: 'createOpen',
  method: 'POST',
  path: '/app/opens',
  tag,
  summary: 'Create an open',
  idempotent: true,
  body: newOpen,
  answers: { 201: openPage },
  errors: [
    'request.tooMuchMade',
    'auth.emailNotVerified',
    'open.mayNotCreate',
    'edition.finished',
    'edition.conditionsWider',
  ],
});

export const editOpen = route({
  name: 'editOpen',
  method: 'PATCH',
  path: '/app/opens/{id}',
  tag,
  summary: 'Update an open',
  ifMatch: 'required',
  params: byId,
  body: z
    .partial(z.object({ ...editableOpen, description: z.nullable(editableOpen.description) }))
    .check(datesInOrder, openLimitsInOrder),
  answers: { 200: openPage },
  errors: ['thing.notFound', 'edition.finished', 'edition.hasPlace', 'edition.conditionsWider'],
});

export const softDeleteOpen = route({
  name: 'softDeleteOpen',
  method: 'PATCH',
  path: '/app/opens/{id}/softDelete',
  tag,
  summary: 'Delete an open; it can be restored',
  ifMatch: 'optional',
  params: byId,
  answers: { 200: z.object({ _id: uuid }) },
  errors: ['thing.notFound', 'open.stateNotAllowed'],
});

export const transitionOpen = route({
  name: 'transitionOpen',
  method: 'POST',
  path: '/app/opens/{id}/transitions',
  tag,
  summary: 'Move an open to another state; going from reception to active closes reception',
  params: byId,
  body: z.object({
    to: z.enum(openStates),
    reason: z.optional(text(1000)),
    /** Confirms starting with fewer players than the open's minimum, or finishing with conflicts that nobody has decided. */
    confirmed: z._default(z.boolean(), false),
  }),
  answers: { 200: openPage },
  errors: [
    'thing.notFound',
    'open.transitionNotAllowed',
    'open.reasonRequired',
    'open.tooFewPlayers',
    'open.matchesUnfinished',
    'open.conflictsUndecided',
    'open.groupsSaved',
  ],
});

export const getClassification = route({
  name: 'getClassification',
  method: 'GET',
  path: '/app/opens/{id}/classification',
  tag,
  summary: 'Get the final classification, shared positions included',
  params: byId,
  shared: true,
  answers: { 200: z.object({ final: z.boolean(), collection: z.array(classified) }) },
  errors: ['thing.notFound'],
});
