import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { line, plainDate, uuid } from '../../conventions/values.ts';
import { clickTtEntry } from '../../registration/click-tt.ts';
import { consent } from '../../registration/inscriptions.ts';
import { mostListed, rowNumber, newcomer, recognised } from '../../registration/player-lists.ts';

const players = resource('players', '/app/players');
const opens = resource('inscriptions', '/app/opens');

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

/** A question with a body, which writes nothing. */
export const recognisePlayers = players('recognisePlayers', 'POST /recognise', {
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

export const createPlayers = players('createPlayers', 'POST /list', {
  summary: 'Create the players of a list, with one consent for all of them',
  idempotent: true,
  body: z.object({ ...consents, rows: rowsOf(newcomer) }),
  answers: { 201: z.object({ created: z.int(), refused }) },
  errors: ['consent.textChanged'],
});

export const enrolList = opens('enrolList', 'POST /{id}/list', {
  summary: 'Register the people of a list, with one consent for all of them, as the organiser',
  idempotent: true,
  body: z.object({
    ...consents,
    /** Required where the list registers anybody but the caller: the invited consent when they accept. */
    consent: z.optional(consent),
    /** What newcomers become: players with a profile, where the open is trusted, or guests of this open. */
    newcomers: z.enum(['players', 'guests']),
    rows: rowsOf(
      z.union([
        z.object({ row: rowNumber, player_id: uuid, click_tt: clickTtEntry }),
        z.extend(newcomer, { click_tt: clickTtEntry }),
      ]),
    ),
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
      /** Those whom the click-TT file of the open enters together and who are no pair, with the reason. */
      unpaired: z.array(z.object({ people: z.array(z.string()), message: z.string() })),
    }),
  },
  errors: [
    'clickTt.notInFile',
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
