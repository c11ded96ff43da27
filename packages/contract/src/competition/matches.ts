import {
  cards,
  eventFailureCodes,
  matchStates,
  outcomes,
  roundNames,
  sides,
  tossChoices,
  unplayedOutcomes,
} from '@topspin/engine';
import { z } from 'zod/mini';
import { listOf, listQuery, wholeNumber } from '../conventions/list.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { instant, uuid } from '../conventions/values.ts';
import { bestOf } from '../opens.ts';
import { device, lease } from './leases.ts';

const tag = 'matches';

export const setScore = z.object({ a: z.int(), b: z.int() });

const person = z.object({
  _id: uuid,
  name: z.string(),
  avatar: z.nullable(z.string()),
  club_id: z.nullable(uuid),
  rating: z.number(),
  /** Without an account: a match with a guest is not rated, and is listed in its open alone. */
  guest: z.boolean(),
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
  /** Order of play in a group, position from the top in a knockout's round; from 1. */
  number: z.int(),
  a: z.nullable(person),
  b: z.nullable(person),
  umpire: z.nullable(z.object({ _id: uuid, name: z.string() })),
  table: z.nullable(z.int()),
  state: z.enum(matchStates),
  outcome: z.nullable(z.enum(outcomes)),
  winner: z.nullable(z.enum(sides)),
  best_of: bestOf,
  sets: z.array(setScore),
  sets_won: setScore,
  started_at: z.nullable(instant),
  finished_at: z.nullable(instant),
  version: z.int(),
});
export type Match = z.infer<typeof match>;

const base = { id: uuid, seq: z.int().check(z.gte(1), z.lte(5000)), at: instant };
const side = z.enum(sides);

/** What happens in a match, in order: `seq` counts from 1 without a gap. */
export const matchEvent = z.discriminatedUnion('type', [
  z.object({
    ...base,
    type: z.literal('toss'),
    winner: side,
    choice: z.enum(tossChoices),
    server: side,
    left_end: side,
  }),
  z.object({ ...base, type: z.literal('start') }),
  z.object({ ...base, type: z.literal('point'), side }),
  z.object({ ...base, type: z.literal('penaltyPoint'), side, points: z.union([z.literal(1), z.literal(2)]) }),
  z.object({ ...base, type: z.literal('card'), side, card: z.enum(cards) }),
  z.object({ ...base, type: z.literal('serveCorrection'), server: side }),
  z.object({ ...base, type: z.literal('undo') }),
  z.object({ ...base, type: z.literal('timeout'), side }),
  z.object({ ...base, type: z.literal('expedite'), server: side }),
  z.object({ ...base, type: z.literal('end'), outcome: z.enum(unplayedOutcomes), side: z.nullable(side) }),
]);
export type MatchEventOnWire = z.infer<typeof matchEvent>;

export const matchPage = z.object({
  ...match.shape,
  /** `replay`: whether a next match already started may be played again; not in a finished open. */
  may: z.object({
    score: z.boolean(),
    /** The sides to which the viewer may give a match that is not played to its end: players only to their opponent. */
    award: z.array(z.enum(sides)),
    correct: z.boolean(),
    replay: z.boolean(),
  }),
  /** Who scores it, for those who may score it too; null while nobody does. */
  lease: z.nullable(lease),
  /** How many conflicts wait for a decision, for those who may score it or did. */
  conflicts: z.int(),
  /** Who corrected the result last, and when; only for its players, its umpire and the organisers. */
  corrected: z.nullable(z.object({ by: z.nullable(z.string()), at: instant })),
  /** The result was entered by hand: `sets` overrides the log. */
  from_sheet: z.boolean(),
  /** How long its log is. The log itself, and with it the statistics, comes from `listEvents`. */
  seq: z.int(),
  rating_changes: z.array(z.object({ player_id: uuid, before: z.number(), after: z.number() })),
});
export type MatchPage = z.infer<typeof matchPage>;

export const listMatches = route({
  name: 'listMatches',
  method: 'GET',
  path: '/app/matches',
  tag,
  summary: 'List matches, filtered by open, player, state…',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(match) },
  errors: ['request.unknownFilter'],
});

export const listPlayerMatches = route({
  name: 'listPlayerMatches',
  method: 'GET',
  path: '/app/players/{id}/matches',
  tag,
  summary: 'List the matches of a player, upcoming ones first',
  params: byId,
  query: listQuery,
  answers: { 200: listOf(match) },
  errors: ['thing.notFound', 'request.unknownFilter'],
});

export const getMatch = route({
  name: 'getMatch',
  method: 'GET',
  path: '/app/matches/{id}',
  tag,
  summary: 'Get a match with its sets; its log is apart',
  params: byId,
  answers: { 200: matchPage },
  errors: ['thing.notFound'],
});

export const editMatch = route({
  name: 'editMatch',
  method: 'PATCH',
  path: '/app/matches/{id}',
  tag,
  summary: 'Assign the umpire and the table of a match',
  ifMatch: 'required',
  params: byId,
  body: z.object({
    umpire_id: z.optional(z.nullable(uuid)),
    table: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100)))),
  }),
  answers: { 200: matchPage },
  errors: ['thing.notFound', 'open.stateNotAllowed', 'match.alreadyFinished'],
});

/** An event that the laws reject, and why, in the language of the request. */
export const rejectedEvent = z.object({
  id: uuid,
  seq: z.int(),
  code: z.enum(eventFailureCodes),
  message: z.string(),
});
export type RejectedEvent = z.infer<typeof rejectedEvent>;

/**
 * Events already in the log are accepted again, so that the call can be repeated. Events before the rejected one are kept;
 * it and those after it are not. The answer's `seq` is that of the last event in the log. A device also says which event it builds on
 * (`based_on_id`): a match that was started again can have another log of the same length, and its points do not belong there.
 */
export const appendEvents = route({
  name: 'appendEvents',
  method: 'POST',
  path: '/app/matches/{id}/events',
  tag,
  summary: 'Append events to the log of a match, up to the first that the laws reject (`rejected`)',
  params: byId,
  query: z.object({ device, based_on_id: z.optional(uuid) }),
  body: z.array(matchEvent).check(z.minLength(1), z.maxLength(500)),
  answers: { 200: z.object({ seq: z.int(), rejected: z.optional(rejectedEvent) }) },
  errors: [
    'thing.notFound',
    'match.notReady',
    'match.seqConflict',
    'match.heldElsewhere',
    'open.stateNotAllowed',
    'match.nextBegun',
    'match.endStands',
    'match.notYoursToAward',
    'match.scoredForYou',
    'match.undoNotYours',
    'match.logTooLong',
    'match.alreadyFinished',
  ],
});

/** The events that one answer has: more than a match takes, so that only an endless log has several pages. */
export const eventsAtMost = 500;

export const listEvents = route({
  name: 'listEvents',
  method: 'GET',
  path: '/app/matches/{id}/events',
  tag,
  summary:
    'List up to 500 events of a match after a given `seq`; the answer has the `seq` of the last one of all, and a lower one than asked for means the match was reset',
  params: byId,
  query: z.object({ after: z._default(wholeNumber(0, 5000), 0) }),
  answers: { 200: z.object({ seq: z.int(), events: z.array(matchEvent) }) },
  errors: ['thing.notFound'],
});
