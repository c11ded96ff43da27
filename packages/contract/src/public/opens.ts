import { annulments, matchStates, openStates, outcomes, roundNames, sides } from '@topspin/engine';
import { z } from 'zod/mini';
import { geoPoint, instant, uuid } from '../conventions/values.ts';
import { nextPlaces } from '../competition/next-places.ts';
import { swissRound } from '../competition/swiss-round.ts';

/** A player to visitors: the name and the club, the same of everybody, so that nobody can tell who is a minor. */
export const publicPlayer = z.object({ _id: uuid, name: z.string(), club: z.nullable(z.string()) });
export type PublicPlayer = z.infer<typeof publicPlayer>;

/** A position in the final classification; players who are level share one. */
export const publicPosition = z.object({ position: z.int(), player: publicPlayer });
export type PublicPosition = z.infer<typeof publicPosition>;

const score = z.object({ a: z.int(), b: z.int() });

export const publicMatch = z.object({
  _id: uuid,
  group: z.object({ _id: uuid, name: z.string() }),
  round: z.nullable(z.enum(roundNames)),
  swiss_round: swissRound,
  number: z.int(),
  a: z.nullable(publicPlayer),
  b: z.nullable(publicPlayer),
  table: z.nullable(z.int()),
  state: z.enum(matchStates),
  outcome: z.nullable(z.enum(outcomes)),
  annulled: z.nullable(z.enum(annulments)),
  winner: z.nullable(z.enum(sides)),
  best_of: z.int(),
  sets: z.array(score),
  sets_won: score,
  called_at: z.nullable(instant),
  started_at: z.nullable(instant),
  finished_at: z.nullable(instant),
});
export type PublicMatch = z.infer<typeof publicMatch>;

export const publicOpen = z.object({
  _id: uuid,
  name: z.string(),
  date_start: instant,
  date_end: instant,
  state: z.enum(openStates),
  /** Why it was cancelled, as its registered players were notified; null unless it was. */
  cancel_reason: z.nullable(z.string()),
  venue: z.nullable(
    z.object({
      name: z.string(),
      address: z.string(),
      location: z.nullable(geoPoint),
      time_zone: z.string(),
    }),
  ),
  players: z.int(),
  /** Of an open of doubles: the pairs that have a place. */
  pairs: z.optional(z.int()),
  /** Whether it has groups and knockouts to show, and whether the former are those of a Swiss system alone. */
  has_groups: z.boolean(),
  only_swiss: z.boolean(),
  has_brackets: z.boolean(),
  /** In play, by table; the next ones, those called to a table first; and the latest results. */
  playing: z.array(publicMatch),
  next: z.array(publicMatch),
  results: z.array(publicMatch),
  /** The first places, once it is finished. */
  podium: z.array(publicPosition),
  /** How many have a position, once it is finished. */
  positions: z.int(),
});
export type PublicOpen = z.infer<typeof publicOpen>;

const stage = {
  _id: uuid,
  name: z.string(),
  phase: z.object({ _id: uuid, name: z.string(), number: z.int() }),
};

export const publicStanding = z.object({
  position: z.int(),
  player: publicPlayer,
  match_points: z.int(),
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  sets_won: z.int(),
  sets_lost: z.int(),
  /** In a Swiss phase, whose match points are wins: the wins of all opponents. */
  buchholz: z.nullable(z.int()),
  /** Set only once no remaining result can change it. */
  certainty: z.nullable(z.enum(['qualified', 'eliminated'])),
});
export type PublicStanding = z.infer<typeof publicStanding>;

export const publicGroup = z.object({
  ...stage,
  standings: z.array(publicStanding),
  matches: z.array(publicMatch),
});
export type PublicGroup = z.infer<typeof publicGroup>;

/** The next position compared across the groups of a phase. */
export const publicNextPlaces = z.object({ ...nextPlaces.shape, phase: stage.phase });
export type PublicNextPlaces = z.infer<typeof publicNextPlaces>;

export const publicBracket = z.object({ ...stage, matches: z.array(publicMatch) });
export type PublicBracket = z.infer<typeof publicBracket>;

/** How many results a page has. */
export const publicResultsPerPage = 50;
