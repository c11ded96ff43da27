import { ageCategories } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, line, personName, plainDate, publicName, uuid } from '../conventions/values.ts';
import { phone } from '../accounts/phones.ts';
import { socialNetworks, socialPages } from './social-networks.ts';

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
  /** The number of the licence with a federation. */
  licence: z.nullable(z.string()),
  contact_phone: z.nullable(phone),
  show_phone_admin_only: z.boolean(),
  social_networks: z.array(z.object({ network: z.enum(socialNetworks), address: z.string() })),
});
export type OwnPlayer = z.infer<typeof ownPlayer>;

/** The licence of a player who has one. */
export const playerLicence = z.object({ player_id: uuid, licence: z.string() });

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

export const editablePlayer = {
  name: personName(80),
  nickname: z.nullable(publicName(40)),
  nationality: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/u))),
  date_of_birth: z.nullable(plainDate),
  gender: z.nullable(z.enum(genders)),
  club: z.nullable(line(80)),
  licence: z.nullable(line(30)),
  contact_phone: z.nullable(phone),
  show_phone_admin_only: z.boolean(),
  social_networks: socialPages,
};

/** In what relation people say that they look after a player. */
export const relations = ['guardian', 'coach', 'club', 'other'] as const;

/** The same, and that of organisers who keep the profiles of people they entered in an open. */
export const administratorRelations = [...relations, 'organiser'] as const;

export const newPlayer = z.object({
  name: editablePlayer.name,
  nickname: z.optional(editablePlayer.nickname),
  nationality: z.optional(editablePlayer.nationality),
  date_of_birth: z.optional(editablePlayer.date_of_birth),
  gender: z.optional(editablePlayer.gender),
  club: z.optional(editablePlayer.club),
  contact_phone: phone,
  show_phone_admin_only: z._default(z.boolean(), true),
  relation: z._default(z.enum(relations), 'other'),
  consent: z.boolean(),
  /** For a player too young to consent alone; not needed when the consent is the guardian's. */
  guardian_consent: z._default(z.boolean(), false),
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
