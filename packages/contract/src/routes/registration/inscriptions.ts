import { openStates, phaseNumbers } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { instant, uuid } from '../../conventions/values.ts';
import { placeTaker } from '../../competition/vacancies.ts';
import {
  byInscription,
  inscription,
  consent,
  newGuest,
  guestUpdate,
  familyMessage,
} from '../../registration/inscriptions.ts';

const tag = 'inscriptions';

export const listInscriptions = route({
  name: 'listInscriptions',
  method: 'GET',
  path: '/app/opens/{id}/inscriptions',
  tag,
  summary: 'List the registrations of an open',
  params: byId,
  query: listQuery,
  answers: { 200: listOf(inscription) },
  errors: ['thing.notFound', 'request.unknownFilter'],
});

export const enrol = route({
  name: 'enrol',
  method: 'POST',
  path: '/app/opens/{id}/inscriptions',
  tag,
  summary: 'Register a player, on the waiting list if the open is full',
  idempotent: true,
  params: byId,
  body: z.object({
    player_id: uuid,
    consent: z.optional(consent),
    /** Declared explicitly, which is the consent to store it for this open; required where the open asks for it. */
    functional_diversity: z.optional(z.boolean()),
  }),
  answers: { 201: inscription },
  errors: [
    'thing.notFound',
    'inscription.closed',
    'inscription.alreadyThere',
    'inscription.notEligible',
    'inscription.genderAskedOften',
    'inscription.ageAtLimit',
    'inscription.guestsNotTaken',
    'inscription.invitationOnly',
    'inscription.leftAlone',
    'inscription.transitionNotAllowed',
    'open.groupsSaved',
    'player.consentRequired',
    'player.needed',
  ],
});

export const addGuest = route({
  name: 'addGuest',
  method: 'POST',
  path: '/app/opens/{id}/guests',
  tag,
  summary: 'Register somebody without an account by name, as its organiser',
  idempotent: true,
  params: byId,
  body: newGuest,
  answers: { 201: inscription },
  errors: [
    'thing.notFound',
    'inscription.closed',
    'inscription.guestsNotTaken',
    'inscription.tooManyGuests',
    'open.groupsSaved',
  ],
});

export const editGuest = route({
  name: 'editGuest',
  method: 'PATCH',
  path: '/app/opens/{id}/guests/{inscription_id}',
  tag,
  summary: 'Change the name or the club of a guest, as an organiser of the open',
  params: byInscription,
  body: guestUpdate,
  answers: { 200: inscription },
  errors: ['thing.notFound'],
});

export const setInscription = route({
  name: 'setInscription',
  method: 'PATCH',
  path: '/app/opens/{id}/inscriptions/{inscription_id}',
  tag,
  summary: 'Check a player in, or undo the check-in',
  params: byInscription,
  body: z.object({
    state: z.enum(['registered', 'waiting', 'present']),
    /** The version that the caller saw: what somebody else marked since is not overwritten. Without it, anything is. */
    seen: z.optional(z.int()),
  }),
  answers: { 200: inscription },
  errors: [
    'thing.notFound',
    'inscription.markedSince',
    'inscription.transitionNotAllowed',
    'inscription.invitationOnly',
    'inscription.leftAlone',
    'open.groupsSaved',
    'open.full',
  ],
});

export const removeInscription = route({
  name: 'removeInscription',
  method: 'DELETE',
  path: '/app/opens/{id}/inscriptions/{inscription_id}',
  tag,
  summary: 'Withdraw from an open, or remove a player as its organiser',
  idempotent: true,
  ifMatch: 'optional',
  params: byInscription,
  body: z.object({
    /** The organiser's decisions about places left free in later phases (see `listVacancies`). */
    places: z._default(
      z.array(z.object({ phase_id: uuid, by: placeTaker })).check(z.maxLength(phaseNumbers.max * 2)),
      [],
    ),
  }),
  answers: { 204: null },
  errors: [
    'thing.notFound',
    'inscription.leaveClosed',
    'inscription.transitionNotAllowed',
    'open.stateNotAllowed',
    'phase.matchesBegun',
    'phase.noVacancy',
    'phase.notNext',
    'match.nextBegun',
  ],
});

export const confirmInscription = route({
  name: 'confirmInscription',
  method: 'PUT',
  path: '/app/opens/{id}/inscriptions/{inscription_id}/confirmation',
  tag,
  summary: 'Confirm a registration that somebody else made, for my player or one I look after',
  params: byInscription,
  answers: { 204: null },
  errors: ['thing.notFound', 'inscription.transitionNotAllowed'],
});

export const messageFamily = route({
  name: 'messageFamily',
  method: 'POST',
  path: '/app/opens/{id}/inscriptions/{inscription_id}/messages',
  tag,
  summary:
    'Write to the family of a minor who has not confirmed the registration, as a trusted organiser of the open: three times a day about each, twenty an hour in all',
  idempotent: true,
  params: byInscription,
  body: familyMessage,
  answers: { 204: null },
  errors: ['thing.notFound', 'inscription.nobodyToWriteTo', 'request.tooManyMessages'],
});

export const restoreInscription = route({
  name: 'restoreInscription',
  method: 'POST',
  path: '/app/opens/{id}/inscriptions/{inscription_id}/restore',
  tag,
  summary:
    'Undo a withdrawal, removal or declined invitation of mine, less than a day ago, or a removal by an organiser, as one',
  params: byInscription,
  answers: { 200: inscription },
  errors: [
    'thing.notFound',
    'inscription.closed',
    'inscription.leftAlone',
    'open.groupsSaved',
    'match.nextBegun',
    'player.needed',
  ],
});

/** The registrations of the current user's player and of the players they administer. */
export const listMyInscriptions = route({
  name: 'listMyInscriptions',
  method: 'GET',
  path: '/app/inscriptions/mine',
  tag,
  summary: 'List the registrations of my player and those I administer',
  query: listQuery,
  answers: {
    200: listOf(
      z.object({
        ...inscription.shape,
        open: z.object({
          _id: uuid,
          name: z.string(),
          date_start: instant,
          /** The time zone of the venue; null without one. */
          time_zone: z.nullable(z.string()),
          state: z.enum(openStates),
          cancel_reason: z.nullable(z.string()),
        }),
        /** Whether the caller may withdraw it now. */
        may_leave: z.boolean(),
      }),
    ),
  },
});
