import {
  callNumbers,
  matchStates,
  reasonsToWait,
  roundNames,
  sides,
  turnOrders,
  turnRoles,
  turnStates,
} from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';
import { estimatedInstant } from '../day/day.ts';
import { swissRound } from '../competition/swiss-round.ts';

/** A player by name, so that no other field of a player comes along. */
const named = z.object({ _id: uuid, name: z.string() });

/** What a player plays or umpires next, and what comes before it. */
export const publicTurn = z.object({
  role: z.enum(turnRoles),
  /** The side on which they play; null where they umpire. */
  side: z.nullable(z.enum(sides)),
  state: z.enum(turnStates),
  /** Which call it was called to its table with; null while it is in the queue. */
  call: z.nullable(z.literal(callNumbers)),
  /** What orders it: the queue of its day, or where nobody calls, what was published for its table or its group. */
  order: z.enum(turnOrders),
  /** How many matches stand before it there; null if nobody can say, or in the queue while it waits for somebody. */
  before: z.nullable(z.int()),
  /** Whether no more than those can come before it. */
  certain: z.boolean(),
  /** When it begins, by the estimates of its day (ADR 117); null before the first match of the day, and once it is its turn. */
  start: z.nullable(estimatedInstant),
  match: z.object({
    _id: uuid,
    group: z.object({ name: z.string() }),
    round: z.nullable(z.enum(roundNames)),
    swiss_round: swissRound,
    number: z.int(),
    /** In the queue, only one that a person fixed. */
    table: z.nullable(z.int()),
    a: z.nullable(named),
    b: z.nullable(named),
  }),
  /** The names of those who are in another match now. */
  busy: z.array(z.string()),
  /** The players not known yet: the winner or loser of a match, with the names of its players as far as they are known. */
  awaits: z.array(
    z.object({ takes: z.enum(['winner', 'loser']), a: z.nullable(z.string()), b: z.nullable(z.string()) }),
  ),
  /** The matches that have to be over or begin before it, at most three: those that decide its players, those its people are in, those before it. */
  depends: z.array(
    z.object({
      match_id: uuid,
      why: z.enum(['winner', 'loser', ...reasonsToWait]),
      /** Who is in both, where `why` is `playing` or `umpiring`. */
      player: z.nullable(z.string()),
      a: z.nullable(z.string()),
      b: z.nullable(z.string()),
      table: z.nullable(z.int()),
      state: z.enum(matchStates),
    }),
  ),
});
export type PublicTurn = z.infer<typeof publicTurn>;

export const publicTurns = z.object({
  /** The next match to play and the next to umpire, the more urgent first. */
  turns: z.array(publicTurn),
  /** Nothing more to play: in no match to come, and no phase is left to be drawn. */
  over: z.boolean(),
  /** Of the hall; null without a day. */
  time_zone: z.nullable(z.string()),
});
export type PublicTurns = z.infer<typeof publicTurns>;
