import { ageCategories } from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { instant, line, personName, plainDate, publicName, uuid } from '../conventions/values.ts';
import { phone } from '../accounts/phones.ts';
import { socialNetworks, socialPages } from './social-networks.ts';

const tag = 'players';

export const genders = ['man', 'woman', 'other'] as const;
export type Gender = (typeof genders)[number];

/** A player as any logged-in user sees it. */
export const player = z.object({
  _id: uuid,
  name: z.string(),
  nickname: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  age_category: z.nullable(z.enum(ageCategories)),
  club: z.nullable(z.object({ _id: uuid, name: z.string() })),
  rating: z.number(),
  matches_played: z.int(),
  matches_won: z.int(),
  version: z.int(),
});
export type Player = z.infer<typeof player>;

/** A player as seen by the player or an administrator. The phone is also given to those allowed to see it. */
export const ownPlayer = z.object({
  ...player.shape,
  date_of_birth: z.nullable(plainDate),
  contact_phone: z.nullable(phone),
  show_phone_admin_only: z.boolean(),
  social_networks: z.array(z.object({ network: z.enum(socialNetworks), address: z.string() })),
});
export type OwnPlayer = z.infer<typeof ownPlayer>;

/** Whether a user without a profile can claim this one, or already has. */
export const claimStates = ['possible', 'pending'] as const;

/** A player's page: private fields are null or empty for those who may not see them. */
export const playerPage = z.object({
  ...ownPlayer.shape,
  /** The contact phones of the player's account, for organisers of an open the player is in. */
  phones: z.array(phone),
  mine: z.boolean(),
  claim: z.nullable(z.enum(claimStates)),
  /** The position on the leaderboard; null for those who have not played. */
  place: z.nullable(z.int()),
  /** The registration of a minor by others that the family has not confirmed, for its trusted organiser, who sees no phone until then. */
  unconfirmed: z.nullable(z.object({ open_id: uuid, inscription_id: uuid })),
});
export type PlayerPage = z.infer<typeof playerPage>;

const editable = {
  name: personName(80),
  nickname: z.nullable(publicName(40)),
  nationality: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/u))),
  date_of_birth: z.nullable(plainDate),
  gender: z.nullable(z.enum(genders)),
  club: z.nullable(line(80)),
  contact_phone: z.nullable(phone),
  show_phone_admin_only: z.boolean(),
  social_networks: socialPages,
};

/** In what relation people say that they look after a player. */
export const relations = ['guardian', 'coach', 'club', 'other'] as const;

/** The same, and that of organisers who keep the profiles of people they entered in an open. */
export const administratorRelations = [...relations, 'organiser'] as const;

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
    nickname: z.optional(editable.nickname),
    gender: z.optional(editable.gender),
    contact_phone: z.optional(editable.contact_phone),
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
  body: z.object({
    name: editable.name,
    nickname: z.optional(editable.nickname),
    nationality: z.optional(editable.nationality),
    date_of_birth: z.optional(editable.date_of_birth),
    gender: z.optional(editable.gender),
    club: z.optional(editable.club),
    contact_phone: phone,
    show_phone_admin_only: z._default(z.boolean(), true),
    relation: z._default(z.enum(relations), 'other'),
    consent: z.boolean(),
    /** For a player too young to consent alone; not needed when the consent is the guardian's. */
    guardian_consent: z._default(z.boolean(), false),
  }),
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
    ...z.partial(z.object(editable)).shape,
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
  summary: 'Delete a player and withdraw them from opens under way; results stay',
  ifMatch: 'optional',
  params: byId,
  answers: {
    200: z.object({
      _id: uuid,
      /** The opens under way the player was withdrawn from. */
      left: z.array(z.object({ _id: uuid, name: z.string() })),
    }),
  },
  errors: ['thing.notFound', 'player.guardianDecides'],
});

/** A change of a player's rating by a match; the first may be an initial rating, which has neither match nor opponent. */
export const ratingChange = z.object({
  _id: uuid,
  match_id: z.nullable(uuid),
  opponent: z.nullable(z.object({ _id: uuid, name: z.string() })),
  before: z.number(),
  after: z.number(),
  expected: z.nullable(z.number()),
  won: z.nullable(z.boolean()),
  finished_at: instant,
});
export type RatingChange = z.infer<typeof ratingChange>;

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
