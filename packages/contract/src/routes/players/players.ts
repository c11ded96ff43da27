import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { plainDate, uuid } from '../../conventions/values.ts';
import {
  player,
  ownPlayer,
  playerPage,
  editablePlayer,
  newPlayer,
  ratingChange,
} from '../../players/players.ts';

const tag = 'players';

export const listPlayers = route({
  name: 'listPlayers',
  method: 'GET',
  path: '/app/players',
  tag,
  summary: 'List players; sorted by rating, the leaderboard',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(player) },
  errors: ['request.unknownFilter'],
});

export const getPlayer = route({
  name: 'getPlayer',
  method: 'GET',
  path: '/app/players/{id}',
  tag,
  summary: 'Get a player',
  params: byId,
  answers: { 200: playerPage },
  errors: ['thing.notFound'],
});

export const createPlayerFromUser = route({
  name: 'createPlayerFromUser',
  method: 'POST',
  path: '/app/players/create-from-user',
  tag,
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

/** Somebody else's profile, created with that person's consent. */
export const createPlayer = route({
  name: 'createPlayer',
  method: 'POST',
  path: '/app/players',
  tag,
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

export const editPlayer = route({
  name: 'editPlayer',
  method: 'PATCH',
  path: '/app/players/{id}',
  tag,
  summary: 'Update a player profile',
  ifMatch: 'required',
  params: byId,
  body: z.object({
    ...z.partial(z.object(editablePlayer)).shape,
    /** Required when the date of birth says the player is too young to consent alone. */
    guardian_consent: z._default(z.boolean(), false),
  }),
  answers: { 200: playerPage },
  errors: [
    'thing.notFound',
    'player.guardianConsentRequired',
    'player.birthDateNeeded',
    'player.guardianDecides',
  ],
});

export const softDeletePlayer = route({
  name: 'softDeletePlayer',
  method: 'PATCH',
  path: '/app/players/{id}/softDelete',
  tag,
  summary:
    'Delete a player and withdraw them from opens that have not begun; refused while they play in one; results stay',
  ifMatch: 'optional',
  params: byId,
  answers: {
    200: z.object({
      _id: uuid,
      /** The opens the player was withdrawn from. */
      left: z.array(z.object({ _id: uuid, name: z.string() })),
    }),
  },
  errors: ['thing.notFound', 'player.guardianDecides', 'player.inPlay', 'player.inOpenInPlay'],
});

export const listPlayerRatings = route({
  name: 'listPlayerRatings',
  method: 'GET',
  path: '/app/players/{id}/ratings',
  tag,
  summary: 'List the rating changes of a player, newest first',
  params: byId,
  query: listQuery,
  shared: true,
  answers: { 200: listOf(ratingChange) },
  errors: ['thing.notFound'],
});
