import { annulments, eventFailureCodes, matchStates, outcomes, roundNames, sides } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';
import { bestOf } from './best-of.ts';
import { isPair, pairMembers } from '../registration/pairs.ts';
import { lease } from './leases.ts';
import { swissRound } from './swiss-round.ts';

export const setScore = z.object({ a: z.int(), b: z.int() });

const person = z.object({
  _id: uuid,
  name: z.string(),
  avatar: z.nullable(z.string()),
  club_id: z.nullable(uuid),
  rating: z.number(),
  /** Without an account: a match with a guest is not rated, and is listed in its open alone. */
  guest: z.boolean(),
  pair: isPair,
  members: pairMembers,
});

/** A match as lists and brackets show it. Side a is on the left, or on top. */
export const match = z.object({
  _id: uuid,
  /** The time zone is that of its venue. */
  open: z.object({ _id: uuid, name: z.string(), time_zone: z.nullable(z.string()) }),
  phase_id: uuid,
  group_id: uuid,
  group_name: z.string(),
  /** In a knockout: `final`, `semifinal`, `roundOf16`… In a group: null. */
  round: z.nullable(z.enum(roundNames)),
  swiss_round: swissRound,
  /** Order of play in a group, position from the top in a knockout's round; from 1. */
  number: z.int(),
  a: z.nullable(person),
  b: z.nullable(person),
  umpire: z.nullable(z.object({ _id: uuid, name: z.string() })),
  table: z.nullable(z.int()),
  state: z.enum(matchStates),
  outcome: z.nullable(z.enum(outcomes)),
  /** Annulled by the correction of an earlier match, so that its walkover is none: until it has the result of a replay, or void. */
  annulled: z.nullable(z.enum(annulments)),
  winner: z.nullable(z.enum(sides)),
  best_of: bestOf,
  sets: z.array(setScore),
  sets_won: setScore,
  started_at: z.nullable(instant),
  finished_at: z.nullable(instant),
  version: z.int(),
});
export type Match = z.infer<typeof match>;

export const matchPage = z.object({
  ...match.shape,
  may: z.object({
    score: z.boolean(),
    /** The sides to which the viewer may give a match that is not played to its end: players only to their opponent. */
    award: z.array(z.enum(sides)),
    correct: z.boolean(),
    /** Whether a correction may put it back to be played: a walkover of an open in play. */
    put_back: z.boolean(),
  }),
  /** The scorer, for those who may score it too; null while nobody does. */
  lease: z.nullable(lease),
  /** How many conflicts wait for a decision, for those who may score it or did. */
  conflicts: z.int(),
  /** The last correction of the result; only for its players, its umpire and the organisers. */
  corrected: z.nullable(z.object({ by: z.nullable(z.string()), at: instant })),
  /** Whether visitors may read it, so that it can be shared. */
  published: z.boolean(),
  /** The result was entered by hand: `sets` overrides the log. */
  from_sheet: z.boolean(),
  /** How long its log is. The log itself, and with it the statistics, comes from `listEvents`. */
  seq: z.int(),
  rating_changes: z.array(z.object({ player_id: uuid, before: z.number(), after: z.number() })),
});
export type MatchPage = z.infer<typeof matchPage>;

/** An event that the laws reject, and why, in the language of the request. */
export const rejectedEvent = z.object({
  id: uuid,
  seq: z.int(),
  code: z.enum(eventFailureCodes),
  message: z.string(),
});
export type RejectedEvent = z.infer<typeof rejectedEvent>;

/** The events that one answer has: more than a match takes, so that only an endless log has several pages. */
export const eventsAtMost = 500;
