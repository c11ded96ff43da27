import { openStates, phaseNumbers } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { instant, uuid } from '../../conventions/values.ts';
import { placeTaker } from '../../competition/vacancies.ts';
import {
  inscription,
  consent,
  newGuest,
  guestUpdate,
  familyMessage,
} from '../../registration/inscriptions.ts';

const opens = resource('inscriptions', '/app/opens');
const inscriptions = resource('inscriptions', '/app/inscriptions');

export const listInscriptions = opens('listInscriptions', 'GET /{id}/inscriptions', {
  summary: 'List the registrations of an open',
  query: listQuery,
  answers: { 200: listOf(inscription) },
});

export const enrol = opens('enrol', 'POST /{id}/inscriptions', {
  summary: 'Register a player, on the waiting list if the open is full',
  idempotent: true,
  body: z.object({
    player_id: uuid,
    consent: z.optional(consent),
    /** Declared explicitly, which is the consent to store it for this open; required where the open asks for it. */
    functional_diversity: z.optional(z.boolean()),
  }),
  answers: { 201: inscription },
  errors: [
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

export const addGuest = opens('addGuest', 'POST /{id}/guests', {
  summary: 'Register somebody without an account by name, as its organiser',
  idempotent: true,
  body: newGuest,
  answers: { 201: inscription },
  errors: [
    'inscription.closed',
    'inscription.guestsNotTaken',
    'inscription.tooManyGuests',
    'open.groupsSaved',
  ],
});

export const editGuest = opens('editGuest', 'PATCH /{id}/guests/{inscription_id}', {
  summary: 'Change the name or the club of a guest, as an organiser of the open',
  body: guestUpdate,
  answers: { 200: inscription },
});

export const setInscription = opens('setInscription', 'PATCH /{id}/inscriptions/{inscription_id}', {
  summary: 'Check a player in, or undo the check-in',
  body: z.object({
    state: z.enum(['registered', 'waiting', 'present']),
    /** The version that the caller saw: what somebody else marked since is not overwritten. Without it, anything is. */
    seen: z.optional(z.int()),
  }),
  answers: { 200: inscription },
  errors: [
    'inscription.markedSince',
    'inscription.transitionNotAllowed',
    'inscription.invitationOnly',
    'inscription.leftAlone',
    'open.groupsSaved',
    'open.full',
  ],
});

export const removeInscription = opens('removeInscription', 'DELETE /{id}/inscriptions/{inscription_id}', {
  summary: 'Withdraw from an open, or remove a player as its organiser',
  idempotent: true,
  ifMatch: 'optional',
  body: z.object({
    /** The organiser's decisions about places left free in later phases (see `listVacancies`). */
    places: z._default(
      z.array(z.object({ phase_id: uuid, by: placeTaker })).check(z.maxLength(phaseNumbers.max * 2)),
      [],
    ),
  }),
  errors: [
    'inscription.leaveClosed',
    'inscription.transitionNotAllowed',
    'open.stateNotAllowed',
    'phase.matchesBegun',
    'phase.noVacancy',
    'phase.notNext',
    'match.nextBegun',
    'match.phaseDrawn',
  ],
});

export const confirmInscription = opens(
  'confirmInscription',
  'PUT /{id}/inscriptions/{inscription_id}/confirmation',
  {
    summary: 'Confirm a registration that somebody else made, for my player or one I look after',
    errors: ['inscription.transitionNotAllowed', 'open.stateNotAllowed'],
  },
);

export const messageFamily = opens('messageFamily', 'POST /{id}/inscriptions/{inscription_id}/messages', {
  summary:
    'Write to the family of a minor who has not confirmed the registration, as a trusted organiser of the open: three times a day about each, twenty an hour in all',
  idempotent: true,
  body: familyMessage,
  errors: ['inscription.nobodyToWriteTo', 'request.tooManyMessages'],
});

export const restoreInscription = opens(
  'restoreInscription',
  'POST /{id}/inscriptions/{inscription_id}/restore',
  {
    summary:
      'Undo a withdrawal, removal or declined invitation of mine, less than a day ago, or a removal by an organiser, as one',
    answers: { 200: inscription },
    errors: [
      'inscription.closed',
      'inscription.leftAlone',
      'open.groupsSaved',
      'match.nextBegun',
      'match.phaseDrawn',
      'player.needed',
    ],
  },
);

/** The registrations of the current user's player and of the players they administer. */
export const listMyInscriptions = inscriptions('listMyInscriptions', 'GET /mine', {
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
