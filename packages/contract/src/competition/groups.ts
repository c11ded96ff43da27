import { criteria, genders, phaseTypes, swissOrders } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, line, personName, plainDate, uuid } from '../conventions/values.ts';
import { consent } from '../registration/inscriptions.ts';
import { isPair } from '../registration/pairs.ts';
import { initialRating } from '../registration/player-lists.ts';
import { match } from './matches.ts';
import { nextPlaces } from './next-places.ts';

type SwissAlone = Exclude<(typeof swissOrders)[number], (typeof criteria)[number]>;
const isOfSwissAlone = (order: (typeof swissOrders)[number]): order is SwissAlone =>
  !criteria.some((criterion) => criterion === order);

export const standing = z.object({
  position: z.int(),
  player: z.object({
    _id: uuid,
    name: z.string(),
    avatar: z.nullable(z.string()),
    club: z.nullable(z.string()),
    guest: z.boolean(),
    pair: isPair,
  }),
  /** In a Swiss phase, the wins. */
  match_points: z.int(),
  /** Only in a Swiss phase: how many wins were byes, and the wins of all opponents, and theirs. */
  swiss: z.nullable(z.object({ byes: z.int(), buchholz: z.int(), fine_buchholz: z.int() })),
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  sets_won: z.int(),
  sets_lost: z.int(),
  points_won: z.int(),
  points_lost: z.int(),
  /**
   * What separated the player from the next one tied on match points, with the figures among the tied
   * players.
   */
  decided_by: z.nullable(
    z.object({
      criterion: z.enum([...criteria, ...swissOrders.filter(isOfSwissAlone)]),
      among: z.array(uuid),
      won: z.nullable(z.number()),
      lost: z.nullable(z.number()),
    }),
  ),
  /** Set only once no remaining result can change it. */
  certainty: z.nullable(z.enum(['qualified', 'eliminated'])),
});
export type Standing = z.infer<typeof standing>;

export const group = z.object({
  _id: uuid,
  phase_id: uuid,
  open: z.object({ _id: uuid, name: z.string(), may_manage: z.boolean() }),
  number: z.int(),
  name: z.string(),
  type: z.enum(phaseTypes),
  /** How many qualify from it, if a later phase says so. */
  qualify: z.nullable(z.int()),
  /** Absent unless the best of the position after those qualify too. */
  next_places: z.optional(nextPlaces),
  /** Those who left the open keep their line; their remaining matches are decided without play. */
  players: z.array(z.nullable(z.object({ _id: uuid, name: z.string(), left: z.boolean() }))),
  standings: z.array(standing),
  /** The players who had the bye in each round of a Swiss phase. */
  byes: z.array(z.object({ round: z.int(), player: z.object({ _id: uuid, name: z.string() }) })),
  matches: z.array(
    z.object({
      ...match.shape,
      /** From 1: of the order of play, of a bracket, or of a Swiss phase. */
      round_number: z.int(),
      /** When it was called to its table; null before, and in an open where nobody calls. */
      called_at: z.nullable(instant),
      /** In a knockout, the match the winner goes to. */
      next: z.nullable(z.object({ match_id: uuid, side: z.enum(['a', 'b']) })),
    }),
  ),
});
export type Group = z.infer<typeof group>;

/** Somebody who was not registered: a player with a profile, where the open is trusted, or a guest. */
export const lateNewcomer = z.object({
  as: z.enum(['player', 'guest']),
  name: personName(80),
  club: z._default(z.nullable(line(80)), null),
  /** Only for players; nothing is kept of a guest but the name and the club. */
  date_of_birth: z._default(z.nullable(plainDate), null),
  /** Only for players, in an open for men or for women. */
  gender: z._default(z.nullable(z.enum(genders)), null),
  /** Only for players. */
  initial_rating: initialRating,
  consent,
  /** For a player who is too young to consent alone: the guardian's consent is on paper. */
  guardian_consent: z._default(z.boolean(), false),
});
