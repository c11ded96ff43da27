import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { plainDate, uuid } from '../../conventions/values.ts';
import {
  player,
  ownPlayer,
  playerPage,
  playerLicence,
  editablePlayer,
  newPlayer,
  ratingChange,
} from '../../players/players.ts';

const players = resource('players', '/app/players');
const opens = resource('players', '/app/opens');

export const listPlayers = players('listPlayers', 'GET', {
  summary: 'List players; sorted by rating, the leaderboard',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(player) },
});

export const getPlayer = players('getPlayer', 'GET /{id}', {
  summary: 'Get a player',
  answers: { 200: playerPage },
});

export const createPlayerFromUser = players('createPlayerFromUser', 'POST /create-from-user', {
  summary: 'Create my player profile',
  idempotent: true,
  body: z.object({
    date_of_birth: plainDate,
    nickname: z.optional(editablePlayer.nickname),
    gender: z.optional(editablePlayer.gender),
    contact_phone: z.optional(editablePlayer.contact_phone),
    show_phone_admin_only: z._default(z.boolean(), true),
    /** For a player too young to consent alone. */
    guardian_consent: z._default(z.boolean(), false),
  }),
  answers: { 201: z.object({ player: ownPlayer }) },
  errors: ['player.alreadyExists', 'player.guardianConsentRequired'],
});

export const listLicences = opens('listLicences', 'GET /{id}/licences', {
  summary: 'List the licence numbers of the players of an open, as far as its organiser may read them',
  answers: { 200: z.object({ collection: z.array(playerLicence) }) },
});

/** Somebody else's profile, created with that person's consent. */
export const createPlayer = players('createPlayer', 'POST', {
  summary: 'Create a player that I administer, with consent',
  idempotent: true,
  body: newPlayer,
  answers: { 201: ownPlayer },
  errors: [
    'request.tooMuchMade',
    'player.consentRequired',
    'player.guardianConsentRequired',
    'player.birthDateNeeded',
  ],
});

export const editPlayer = players('editPlayer', 'PATCH /{id}', {
  summary: 'Update a player profile',
  ifMatch: 'required',
  body: z.object({
    ...z.partial(z.object(editablePlayer)).shape,
    /** Required when the date of birth says the player is too young to consent alone. */
    guardian_consent: z._default(z.boolean(), false),
  }),
  answers: { 200: playerPage },
  errors: ['player.guardianConsentRequired', 'player.birthDateNeeded', 'player.guardianDecides'],
});

export const softDeletePlayer = players('softDeletePlayer', 'PATCH /{id}/softDelete', {
  summary:
    'Delete a player and withdraw them from opens that have not begun; refused while they play in one; results stay',
  ifMatch: 'optional',
  answers: {
    200: z.object({
      _id: uuid,
      /** The opens the player was withdrawn from. */
      left: z.array(z.object({ _id: uuid, name: z.string() })),
    }),
  },
  errors: ['player.guardianDecides', 'player.inPlay', 'player.inOpenInPlay'],
});

export const listPlayerRatings = players('listPlayerRatings', 'GET /{id}/ratings', {
  summary: 'List the rating changes of a player, newest first',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(ratingChange) },
});
