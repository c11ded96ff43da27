import { ageCategories, genders } from '@topspin/engine';
import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { line, personName, plainDate, uuid } from '../conventions/values.ts';
import { phone } from '../accounts/phones.ts';
import { consent } from './inscriptions.ts';

/** The most rows of a list. */
export const mostListed = 500;

/** What an initial rating may be. */
export const initialRatings = { min: 100, max: 4000 } as const;

const rowNumber = z.int().check(z.gte(1), z.lte(1_000_000));

/** Where a player begins in the ratings, given by a trusted account alone. */
export const initialRating = z._default(
  z.nullable(z.number().check(z.gte(initialRatings.min), z.lte(initialRatings.max))),
  null,
);

/** Somebody new on a list: all but the name may be missing. */
export const newcomer = z.object({
  /** The row in the list, for messages. */
  row: rowNumber,
  name: personName(80),
  club: z._default(z.nullable(line(80)), null),
  date_of_birth: z._default(z.nullable(plainDate), null),
  gender: z._default(z.nullable(z.enum(genders)), null),
  initial_rating: initialRating,
  phone: z._default(z.nullable(phone), null),
});
export type Newcomer = z.infer<typeof newcomer>;

const consents = {
  consent,
  /** The version of the texts that were shown. */
  text_version: z.string().check(z.maxLength(40)),
  /** For those who are too young to consent alone: the guardians' consent is on paper. */
  guardian_consent: z._default(z.boolean(), false),
};

const refused = z.array(z.object({ row: rowNumber, message: z.string() }));

const rowsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.array(row).check(z.minLength(1), z.maxLength(mostListed));

/** A player who may be the one on a list. */
export const recognised = z.object({
  _id: uuid,
  name: z.string(),
  club: z.nullable(z.string()),
  age_category: z.nullable(z.enum(ageCategories)),
  rating: z.number(),
  /** Whether the date of birth of the list fits what the caller may know: the date of players they administer, the age category of others. */
  fits: z.boolean(),
  /** Whether it is the caller, or somebody they administer. */
  mine: z.boolean(),
});
export type Recognised = z.infer<typeof recognised>;

/** The most players shown for one name. */
export const mostRecognised = 5;

/** A question with a body, which writes nothing. */
export const recognisePlayers = route({
  name: 'recognisePlayers',
  method: 'POST',
  path: '/app/players/recognise',
  tag: 'players',
  summary: 'Find the players that a list of names may mean; writes nothing',
  body: z.object({
    people: rowsOf(z.object({ name: line(80), date_of_birth: z._default(z.nullable(plainDate), null) })),
  }),
  answers: {
    200: z.object({
      /** For each name, in the order given, those who have it, whatever the accents and the order of its words. */
      people: z.array(z.array(recognised)),
      /** Whether the caller may give initial ratings. */
      may_rate: z.boolean(),
    }),
  },
});

export const createPlayers = route({
  name: 'createPlayers',
  method: 'POST',
  path: '/app/players/list',
  tag: 'players',
  summary: 'Create the players of a list, with one consent for all of them',
  idempotent: true,
  body: z.object({ ...consents, rows: rowsOf(newcomer) }),
  answers: { 201: z.object({ created: z.int(), refused }) },
  errors: ['consent.textChanged'],
});

export const enrolList = route({
  name: 'enrolList',
  method: 'POST',
  path: '/app/opens/{id}/list',
  tag: 'inscriptions',
  summary: 'Register the people of a list, with one consent for all of them, as the organiser',
  idempotent: true,
  params: byId,
  body: z.object({
    ...consents,
    /** Required where the list registers anybody but the caller: the invited consent when they accept. */
    consent: z.optional(consent),
    /** What newcomers become: players with a profile, where the open is trusted, or guests of this open. */
    newcomers: z.enum(['players', 'guests']),
    rows: rowsOf(z.union([z.object({ row: rowNumber, player_id: uuid }), newcomer])),
  }),
  answers: {
    201: z.object({
      registered: z.int(),
      /** On the waiting list. */
      waiting: z.int(),
      /** Known players of an open that is not trusted, who answer themselves. */
      invited: z.int(),
      /** Those who were in the open already. */
      already: z.int(),
      refused,
    }),
  },
  errors: [
    'thing.notFound',
    'consent.textChanged',
    'inscription.closed',
    'inscription.guestsNotTaken',
    'inscription.invitationOnly',
    'inscription.tooManyGuests',
    'open.groupsSaved',
    'player.consentRequired',
    'player.ratingNotAllowed',
  ],
});
