import {
  ageCategories,
  doublesClasses,
  dropReasons,
  genders,
  openStates,
  rankingCriteria,
} from '@topspin/engine';
import { z } from 'zod/mini';
import { listQuery } from './conventions/list.ts';
import { instant, plainDate, uuid } from './conventions/values.ts';

/** What a player earned in an open of a circuit, part by part. */
export const rankedResult = z.object({
  /** Null for an open for functional diversity, with its grade and the position: being in one is about somebody's health. */
  open: z.nullable(
    z.object({
      _id: uuid,
      name: z.string(),
      finished_at: instant,
      /** The class of an open of doubles; absent in singles. The position is that of the pair. */
      doubles: z.optional(z.enum(doublesClasses)),
    }),
  ),
  /** The name of the open's grade in its edition. */
  grade: z.nullable(z.string()),
  position: z.nullable(z.int()),
  points: z.number(),
  points_for: z.object({ position: z.number(), performance: z.number(), attendance: z.number() }),
  matches_won: z.int(),
});
export type RankedResult = z.infer<typeof rankedResult>;

/** A player's place in a ranking: the results that count, best first, and those that do not, with the reason. */
export const ranked = z.object({
  position: z.int(),
  /** The place among those who match the filters; the position without any. */
  place: z.int(),
  player: z.object({
    _id: uuid,
    name: z.string(),
    avatar: z.nullable(z.string()),
    club: z.nullable(z.string()),
    club_id: z.nullable(uuid),
  }),
  points: z.number(),
  matches_won: z.int(),
  /** Difference with the row above; null for the first. */
  decided_by: z.nullable(z.enum(rankingCriteria)),
  /** Places gained since the ranking before the latest open, negative if lost; null for a new entry. */
  move: z.nullable(z.int()),
  counted: z.array(rankedResult),
  dropped: z.array(z.object({ ...rankedResult.shape, reason: z.enum(dropReasons) })),
});
export type Ranked = z.infer<typeof ranked>;

/** What is shown of a ranking. Positions stay those of the whole ranking. */
export const rankingQuery = z.object({
  ...z.pick(listQuery, { page: true, itemsPerPage: true }).shape,
  /** Words of names, nicknames and clubs. */
  search: z.optional(z.string().check(z.maxLength(200))),
  age_category: z.optional(z.enum(ageCategories)),
  /** Matches adults only: others do not see a minor's. */
  gender: z.optional(z.enum(genders)),
  club_id: z.optional(uuid),
  /** Answers the page this player is on instead of `page`, if they are ranked. */
  player_id: z.optional(uuid),
  /** The ranking as it was at the end of this day (UTC). */
  date: z.optional(plainDate),
});
export type RankingQuery = z.infer<typeof rankingQuery>;

const rankedPlace = z.object({ position: z.int(), points: z.number() });

/** A player's place under the system of the edition, and under the one that is tried. */
export const rankedTwice = z.object({
  player: z.object({ _id: uuid, name: z.string() }),
  before: rankedPlace,
  after: rankedPlace,
});
export type RankedTwice = z.infer<typeof rankedTwice>;

export const rankingPreview = z.object({
  /** Finished opens that count, and players with a result in them. */
  opens: z.int(),
  players: z.int(),
  /** How many gain places, and how many lose some. */
  up: z.int(),
  down: z.int(),
  /** The first rows of the ranking that would be. */
  rows: z.array(rankedTwice),
  /** The players who move most, either way. */
  gains: z.array(rankedTwice),
  losses: z.array(rankedTwice),
});
export type RankingPreview = z.infer<typeof rankingPreview>;

/** How many players a race follows. */
export const raceLeaders = 10;

/** The leaders of an edition after each of its finished opens, oldest first. */
export const editionRace = z.object({
  steps: z.array(
    z.object({
      open: z.object({ _id: uuid, name: z.string(), finished_at: instant }),
      rows: z.array(z.object({ player_id: uuid, position: z.int(), points: z.number() })),
    }),
  ),
  /** Everybody who is among the leaders after any open. */
  players: z.array(z.object({ _id: uuid, name: z.string(), club: z.nullable(z.string()) })),
});
export type EditionRace = z.infer<typeof editionRace>;

/** Something that happened in an edition: an open was created or changed state. */
export const happening = z.object({
  _id: uuid,
  at: instant,
  state: z.enum(openStates),
  open: z.object({ _id: uuid, name: z.string() }),
  edition: z.object({ _id: uuid, name: z.string(), circuit: z.string() }),
  /** Everybody in first place of an open that finished, by name; of one for functional diversity, as in the record of the player. */
  champions: z.array(z.object({ _id: uuid, name: z.string() })),
});
export type Happening = z.infer<typeof happening>;

/** A player who gained places in a ranking. */
export const climb = z.object({
  player: z.object({ _id: uuid, name: z.string() }),
  position: z.int(),
  places: z.int(),
});
