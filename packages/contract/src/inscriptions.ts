import {
  ageCategories,
  type IneligibilityKind,
  type IneligibilityReason,
  phaseNumbers,
  registrationStates,
} from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from './conventions/list.ts';
import { byId } from './conventions/paths.ts';
import { route } from './conventions/route.ts';
import { instant, uuid } from './conventions/values.ts';
import { genders } from './players.ts';
import { placeTaker } from './vacancies.ts';

const tag = 'inscriptions';

/** Why a player may not enter: the codes of `reasons` in the details of `inscription.notEligible`. */
export type IneligibilityCode = IneligibilityReason['code'] | IneligibilityKind;

export const byInscription = z.object({ id: uuid, inscription_id: uuid });

/** A player's registration in an open. */
export const inscription = z.object({
  _id: uuid,
  open_id: uuid,
  player: z.object({
    _id: uuid,
    name: z.string(),
    avatar: z.nullable(z.string()),
    rating: z.number(),
    rated: z.boolean(),
    gender: z.nullable(z.enum(genders)),
    age_category: z.nullable(z.enum(ageCategories)),
    club: z.nullable(z.string()),
  }),
  state: z.enum(registrationStates),
  /** From 1, for those who wait. */
  waiting_position: z.nullable(z.int()),
  /** In the hall: present, or waiting there for a place at the close of reception. */
  checked_in: z.boolean(),
  /** Declared for this open with explicit consent; told to its organisers and to the person, null to others. */
  functional_diversity: z.nullable(z.boolean()),
  registered_at: instant,
  mine: z.boolean(),
  version: z.int(),
});
export type Inscription = z.infer<typeof inscription>;

/** The yes of somebody enrolled by another person; as what is known from who calls. */
export const consent = z.object({ confirmed: z.literal(true) });

export const listInscriptions = route({
  name: 'listInscriptions',
  method: 'GET',
  path: '/app/opens/{id}/inscriptions',
  tag,
  summary: 'Who is registered in an open',
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
  summary: 'Enrol a player; when the open is full, onto the waiting list',
  idempotent: true,
  params: byId,
  body: z.object({
    player_id: uuid,
    consent: z.optional(consent),
    /** Said on purpose, which is the consent to keep it for this open; needed where the open asks for it. */
    functional_diversity: z.optional(z.boolean()),
  }),
  answers: { 201: inscription },
  errors: [
    'thing.notFound',
    'inscription.closed',
    'inscription.alreadyThere',
    'inscription.notEligible',
    'inscription.ageAskedOften',
    'inscription.invitationOnly',
    'inscription.transitionNotAllowed',
    'open.groupsSaved',
    'player.consentRequired',
    'player.needed',
  ],
});

export const setInscription = route({
  name: 'setInscription',
  method: 'PATCH',
  path: '/app/opens/{id}/inscriptions/{inscription_id}',
  tag,
  summary: 'Check a player in, or undo it',
  params: byInscription,
  body: z.object({ state: z.enum(['registered', 'waiting', 'present']) }),
  answers: { 200: inscription },
  errors: [
    'thing.notFound',
    'inscription.transitionNotAllowed',
    'inscription.invitationOnly',
    'open.groupsSaved',
  ],
});

export const removeInscription = route({
  name: 'removeInscription',
  method: 'DELETE',
  path: '/app/opens/{id}/inscriptions/{inscription_id}',
  tag,
  summary: 'Leave an open, or be taken out of it by its organiser',
  idempotent: true,
  ifMatch: 'optional',
  params: byInscription,
  body: z.object({
    /** What an organiser decides at once about the places left in next phases (see `listVacancies`). */
    places: z._default(
      z.array(z.object({ phase_id: uuid, by: placeTaker })).check(z.maxLength(phaseNumbers.max * 2)),
      [],
    ),
  }),
  answers: { 204: null },
  errors: [
    'thing.notFound',
    'inscription.transitionNotAllowed',
    'open.stateNotAllowed',
    'phase.matchesBegun',
    'phase.noVacancy',
    'phase.notNext',
    'match.nextBegun',
  ],
});

/** The registrations of the looker and of the players administered. */
export const listMyInscriptions = route({
  name: 'listMyInscriptions',
  method: 'GET',
  path: '/app/inscriptions/mine',
  tag,
  summary: 'Registrations of my player and of those I administer',
  query: listQuery,
  answers: {
    200: listOf(
      z.object({
        ...inscription.shape,
        open: z.object({ _id: uuid, name: z.string(), date_start: instant, state: z.string() }),
      }),
    ),
  },
});
