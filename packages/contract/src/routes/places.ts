import { gradeLimits } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { text, uuid } from '../conventions/values.ts';
import { openPage } from '../opens.ts';
import { longestRefusal, placeAnswers, placeRequest } from '../places.ts';

const tag = 'circuits';

const grade = z.nullable(z.int().check(z.gte(gradeLimits.min), z.lte(gradeLimits.max)));

export const askForPlace = route({
  name: 'askForPlace',
  method: 'PUT',
  path: '/app/opens/{id}/edition-request',
  tag,
  summary: 'Ask for a place of an open in an edition; one who manages circuits takes it',
  params: byId,
  body: z.object({ edition_id: uuid }),
  answers: { 200: openPage },
  errors: ['thing.notFound', 'edition.finished', 'edition.hasPlace', 'edition.conditionsWider'],
});

export const withdrawPlaceRequest = route({
  name: 'withdrawPlaceRequest',
  method: 'DELETE',
  path: '/app/opens/{id}/edition-request',
  tag,
  summary: 'Withdraw the request for a place in an edition, before or after it was refused',
  params: byId,
  answers: { 200: openPage },
  errors: ['thing.notFound', 'edition.hasPlace'],
});

export const answerPlaceRequest = route({
  name: 'answerPlaceRequest',
  method: 'PUT',
  path: '/app/opens/{id}/edition-request/answer',
  tag,
  summary: 'Accept an open in the edition it asks for, refuse it with a reason, or take the answer back',
  params: byId,
  body: z.object({
    /** The edition asked for, as the manager saw it. */
    edition_id: uuid,
    answer: z.enum(placeAnswers),
    /** The grade it is accepted with, if the edition has grades; null for none. */
    grade: z._default(grade, null),
    reason: z._default(z.nullable(text(longestRefusal)), null),
  }),
  answers: { 204: null },
  errors: [
    'thing.notFound',
    'edition.notAsked',
    'edition.answered',
    'edition.conditionsWider',
    'auth.forbidden',
  ],
});

export const setOpenEdition = route({
  name: 'setOpenEdition',
  method: 'PUT',
  path: '/app/opens/{id}/edition',
  tag,
  summary: 'Put an open in an edition, or with null take it out: the rankings follow',
  params: byId,
  body: z.object({
    edition_id: z.nullable(uuid),
    /** Its grade, if the edition has grades; null for none. */
    grade: z._default(grade, null),
  }),
  answers: { 204: null },
  errors: ['thing.notFound', 'edition.conditionsWider'],
});

export const listPlaceRequests = route({
  name: 'listPlaceRequests',
  method: 'GET',
  path: '/app/edition-requests',
  tag,
  summary: 'List the opens that ask for a place in an edition and have no answer',
  query: listQuery,
  answers: { 200: listOf(placeRequest) },
  errors: ['request.unknownFilter'],
});
