import { ageReckonings, doublesClasses, gradeLimits, openStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { ageRange, ratingRange, ratingSumRange } from './circuits.ts';
import { bestOf } from './competition/best-of.ts';
import { description, newDescription } from './conventions/description.ts';
import { datesInOrder, geoPoint, instant, line, playedInstant, uuid } from './conventions/values.ts';
import { genders } from './players/players.ts';
import { isPair } from './registration/pairs.ts';

export const playersLimits = { min: 2, max: 512 } as const;
const playersCount = z.int().check(z.gte(playersLimits.min), z.lte(playersLimits.max));

/** What the current user may do with an open, so that the interface offers nothing else. */
export const openMay = z.object({
  manage: z.boolean(),
  enrol: z.boolean(),
  /** Whether an organiser may register others with their consent on record; if not, they are invited. */
  enrol_others: z.boolean(),
  /** Whether the user sees who is in it: in an open for functional diversity only those who are, and its organisers. */
  see_players: z.boolean(),
  leave: z.boolean(),
  delete: z.boolean(),
  /** Put it in an edition of a circuit, and take it out. */
  place: z.boolean(),
  /** Register players, remove them, check them in, and prepare phases. */
  add: z.boolean(),
  remove: z.boolean(),
  receive: z.boolean(),
  prepare: z.boolean(),
  transitions: z.array(z.enum(openStates)),
});

export const open = z.object({
  _id: uuid,
  name: z.string(),
  description,
  date_start: instant,
  date_end: instant,
  state: z.enum(openStates),
  cancel_reason: z.nullable(z.string()),
  players_min: z.int(),
  players_max: z.int(),
  /** Places taken, and people waiting for one. */
  players_count: z.int(),
  waiting_count: z.int(),
  best_of: bestOf,
  gender: z.nullable(z.enum(genders)),
  /** The class of an open of doubles; absent in singles. */
  doubles: z.optional(z.enum(doublesClasses)),
  age_range: ageRange,
  age_reckoning: z.enum(ageReckonings),
  rating_range: ratingRange,
  /** What the ratings of a pair may add up to when it is made; absent in singles. */
  rating_sum_range: z.optional(ratingSumRange),
  functional_diversity: z.boolean(),
  public_results: z.boolean(),
  venue: z.nullable(
    z.object({ _id: uuid, name: z.string(), address: z.string(), time_zone: z.string(), tables: z.int() }),
  ),
  edition: z.nullable(
    z.object({
      _id: uuid,
      name: z.string(),
      /** The kind of open it is in the edition, if the edition has kinds. */
      grade: z.nullable(z.object({ grade: z.int(), name: z.string() })),
    }),
  ),
  organiser: z.object({ _id: uuid, name: z.string() }),
  version: z.int(),
});
export type Open = z.infer<typeof open>;

export const openPage = z.object({
  ...open.shape,
  venue: z.nullable(z.object({ ...open.shape.venue.def.innerType.shape, location: z.nullable(geoPoint) })),
  may: openMay,
  /** How many pairs are to play; absent in singles. */
  pairs_count: z.optional(z.int()),
  /** The contact, as the organisers wrote it; null to visitors. */
  contact: z.nullable(z.string()),
  /** The registration of the current user's player, if any; who invited them, where the open is trusted. */
  my_inscription: z.nullable(
    z.object({ _id: uuid, player_id: uuid, state: z.string(), invited_by: z.nullable(z.string()) }),
  ),
  /** Everybody in first place of a finished open, by name: several after groups alone, nobody where neither player came to the final. */
  champions: z.array(z.object({ _id: uuid, name: z.string() })),
  /** Whether its matches count for the ratings: they wait where neither the open nor its owner is trusted. Those of doubles never do. */
  rated: z.boolean(),
  /** For organisers of an open that is not rated: when they asked for approval, and how many matches await it. */
  approval: z.nullable(
    z.object({
      asked_at: z.nullable(instant),
      matches_waiting: z.int(),
      /** If an admin said no: when, why, and from when it can be asked again. */
      refused: z.nullable(z.object({ at: instant, reason: z.nullable(z.string()), again_at: instant })),
      /** It was approved, until its dates were moved by more than a week. */
      dates_moved: z.boolean(),
      /** Whether lists name it to others: one that came as a file waits until it is approved, or its owner trusted. */
      listed: z.boolean(),
    }),
  ),
  /** For organisers and circuit managers, while it is in no edition: the place it asks for in one, and why it was refused. */
  edition_request: z.nullable(
    z.object({
      edition: z.object({ _id: uuid, name: z.string(), circuit: z.string() }),
      asked_at: instant,
      asked_by: z.nullable(z.string()),
      refused: z.nullable(z.object({ at: instant, reason: z.nullable(z.string()) })),
    }),
  ),
});
export type OpenPage = z.infer<typeof openPage>;

export const editableOpen = {
  name: line(120),
  description: newDescription,
  date_start: playedInstant,
  date_end: playedInstant,
  players_min: playersCount,
  players_max: playersCount,
  best_of: bestOf,
  gender: z.nullable(z.enum(genders)),
  age_range: ageRange,
  age_reckoning: z.enum(ageReckonings),
  rating_range: ratingRange,
  rating_sum_range: ratingSumRange,
  functional_diversity: z.boolean(),
  public_results: z.boolean(),
  venue_id: z.nullable(uuid),
  edition_id: z.nullable(uuid),
  grade: z.nullable(z.int().check(z.gte(gradeLimits.min), z.lte(gradeLimits.max))),
  contact: z.nullable(line(120)),
};

type Limits = { players_min?: number | undefined; players_max?: number | undefined };

export const openLimitsInOrder = z.refine<Limits>(
  (limits) =>
    limits.players_min === undefined ||
    limits.players_max === undefined ||
    limits.players_min <= limits.players_max,
  { path: ['players_max'], params: { rule: 'range.order' } },
);

export const newOpen = z
  .object({
    name: editableOpen.name,
    description: z._default(editableOpen.description, []),
    date_start: editableOpen.date_start,
    date_end: editableOpen.date_end,
    players_min: z._default(playersCount, 2),
    players_max: z._default(playersCount, 64),
    best_of: z._default(bestOf, 5),
    /** Makes it an open of doubles, for good: the class decides about the gender. */
    doubles: z._default(z.nullable(z.enum(doublesClasses)), null),
    gender: z._default(editableOpen.gender, null),
    age_range: z._default(ageRange, null),
    age_reckoning: z._default(editableOpen.age_reckoning, 'firstDay'),
    rating_range: z._default(ratingRange, null),
    rating_sum_range: z._default(ratingSumRange, null),
    functional_diversity: z._default(z.boolean(), false),
    public_results: z._default(z.boolean(), true),
    venue_id: z._default(editableOpen.venue_id, null),
    edition_id: z._default(editableOpen.edition_id, null),
    grade: z._default(editableOpen.grade, null),
    contact: z._default(editableOpen.contact, null),
  })
  .check(datesInOrder, openLimitsInOrder);

export const classified = z.object({
  position: z.int(),
  player: z.object({ _id: uuid, name: z.string(), guest: z.boolean(), pair: isPair }),
  /** Where it came from: the phase and group, or the round lost. */
  reached: z.nullable(z.string()),
  matches_won: z.int(),
  matches_lost: z.int(),
  rating_change: z.number(),
});
export type Classified = z.infer<typeof classified>;
