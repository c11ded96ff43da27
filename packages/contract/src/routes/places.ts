import { gradeLimits } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { resource } from '../conventions/resource.ts';
import { text, uuid } from '../conventions/values.ts';
import { openPage } from '../opens.ts';
import { longestRefusal, placeAnswers, placeRequest } from '../places.ts';

const opens = resource('circuits', '/app/opens');
const editionRequests = resource('circuits', '/app/edition-requests');

const grade = z.nullable(z.int().check(z.gte(gradeLimits.min), z.lte(gradeLimits.max)));

export const askForPlace = opens('askForPlace', 'PUT /{id}/edition-request', {
  summary: 'Ask for a place of an open in an edition; one who manages circuits takes it',
  body: z.object({ edition_id: uuid }),
  answers: { 200: openPage },
  errors: ['edition.finished', 'edition.hasPlace', 'edition.conditionsWider'],
});

export const withdrawPlaceRequest = opens('withdrawPlaceRequest', 'DELETE /{id}/edition-request', {
  summary: 'Withdraw the request for a place in an edition, before or after it was refused',
  answers: { 200: openPage },
  errors: ['edition.hasPlace'],
});

export const answerPlaceRequest = opens('answerPlaceRequest', 'PUT /{id}/edition-request/answer', {
  summary: 'Accept an open in the edition it asks for, refuse it with a reason, or take the answer back',
  body: z.object({
    /** The edition asked for, as the manager saw it. */
    edition_id: uuid,
    answer: z.enum(placeAnswers),
    /** The grade it is accepted with, if the edition has grades; null for none. */
    grade: z._default(grade, null),
    reason: z._default(z.nullable(text(longestRefusal)), null),
  }),
  errors: ['edition.notAsked', 'edition.answered', 'edition.conditionsWider', 'auth.forbidden'],
});

export const setOpenEdition = opens('setOpenEdition', 'PUT /{id}/edition', {
  summary: 'Put an open in an edition, or with null take it out: the rankings follow',
  body: z.object({
    edition_id: z.nullable(uuid),
    /** Its grade, if the edition has grades; null for none. */
    grade: z._default(grade, null),
  }),
  errors: ['edition.conditionsWider'],
});

export const listPlaceRequests = editionRequests('listPlaceRequests', 'GET', {
  summary: 'List the opens that ask for a place in an edition and have no answer',
  query: listQuery,
  answers: { 200: listOf(placeRequest) },
});
