import {
  matchStates,
  outcomes,
  queueCriteria,
  roundNames,
  sides,
  tableStates,
  umpireRules,
  waitCodes,
} from '@topspin/engine';
import { z } from 'zod/mini';
import { bestOf } from '../competition/best-of.ts';
import { setScore } from '../competition/matches.ts';
import { instant, line, plainDate, playedInstant, uuid } from '../conventions/values.ts';
import { swissRound } from '../competition/swiss-round.ts';

/** The id to compare somebody by who is entered in several opens of the day with different ids; of an open that the viewer sees. */
const same_as = z.optional(uuid);

const personOfDay = z.object({ _id: uuid, name: z.string(), club: z.nullable(z.string()), same_as });

/** Since when a person is not in the hall for now, where an organiser said so; of a pair its members say so, each for themselves. */
const absent_since = z.optional(instant);

const playerOfDay = z.extend(personOfDay, {
  absent_since,
  /** The people of a pair, in its order; a player alone has none. */
  members: z.optional(z.array(z.object({ _id: uuid, name: z.string(), same_as, absent_since }))),
});

/** What a person fixed of a match that is not played yet: its table, from when it may begin, or when it is to begin, both by the first serve. */
export const fixed = z.object({
  table: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  not_before: z.nullable(playedInstant),
  at: z.nullable(playedInstant),
});
export type FixedOnWire = z.infer<typeof fixed>;

/** A match of a day of play: those to come, in play, and just finished. */
export const dayMatch = z.object({
  _id: uuid,
  open_id: uuid,
  phase: z.int(),
  group: z.object({ _id: uuid, name: z.string() }),
  /** In a knockout: its round. In a group: null. */
  round: z.nullable(z.enum(roundNames)),
  swiss_round: swissRound,
  number: z.int(),
  /** Null while unknown, and for those who may not know who plays in its open. */
  a: z.nullable(playerOfDay),
  b: z.nullable(playerOfDay),
  umpire: z.nullable(personOfDay),
  table: z.nullable(z.int()),
  state: z.enum(matchStates),
  best_of: bestOf,
  sets: z.array(setScore),
  sets_won: setScore,
  winner: z.nullable(z.enum(sides)),
  /** How it ended; null until then. */
  outcome: z.nullable(z.enum(outcomes)),
  started_at: z.nullable(instant),
  finished_at: z.nullable(instant),
  /** Null if nobody fixed anything. */
  fixed: z.nullable(fixed),
  /** When it was given back to the queue, if that alone is why it may not begin before the time in `fixed`: nobody set that one. */
  returned_at: z.optional(instant),
});
export type DayMatch = z.infer<typeof dayMatch>;

/** When a match was called, and by whom; null if the day did so by itself, or the viewer may not know. */
const callTime = z.object({ at: instant, by: z.nullable(z.string()) });

export const dayCall = z.object({
  _id: uuid,
  match_id: uuid,
  table: z.int(),
  /** Whether the day called it by itself. */
  automatic: z.boolean(),
  /** The first, second and third call, as far as they were made. */
  times: z.array(callTime),
  /** When the next one is due; null after the third, and once the match has begun. */
  next_at: z.nullable(instant),
  /** From when on a walkover is proposed: some minutes after the third call. Nobody is scratched by itself. */
  walkover_at: z.nullable(instant),
  /** Since when each side is at the table, as the desk noted it. */
  present: z.object({ a: z.nullable(instant), b: z.nullable(instant) }),
});
export type DayCall = z.infer<typeof dayCall>;

const tableName = line(40);
const tableWord = line(80);

export const dayTable = z.object({
  _id: uuid,
  number: z.int(),
  name: z.nullable(z.string()),
  /** Free tables are given matches in this order. */
  order: z.int(),
  /** Where it stands in the hall, in half tables; null until somebody arranges them. */
  place: z.nullable(z.object({ x: z.int(), y: z.int() })),
  state: z.enum(tableStates),
  /** Why it is not open. */
  word: z.nullable(z.string()),
  automatic: z.boolean(),
  /** The match that is called to it or in play on it. */
  match_id: z.nullable(uuid),
  /** The last match that ended on it. */
  ended_match_id: z.nullable(uuid),
  version: z.int(),
});
export type DayTable = z.infer<typeof dayTable>;

/** A reason why a match cannot start. What does not apply, or the viewer may not know, is not there: hundreds of them travel. */
export const dayWait = z.object({
  code: z.enum(waitCodes),
  person: z.optional(z.string()),
  match_id: z.optional(uuid),
  table: z.optional(z.int()),
  /** The set being played there, from the first serve. */
  set: z.optional(z.int()),
  until: z.optional(instant),
  /** How many sets somebody has just played who rests longer for it. */
  after: z.optional(z.int()),
  /** How many matches of an earlier phase are left. */
  matches: z.optional(z.int()),
  /** The matches that decide the players. */
  feeders: z.optional(z.array(z.object({ match_id: uuid, takes: z.enum(['winner', 'loser']) }))),
});
export type DayWait = z.infer<typeof dayWait>;

export const queueRow = z.object({
  match_id: uuid,
  /** It can be called now, as soon as there is a table. */
  ready: z.boolean(),
  waits: z.array(dayWait),
  /** Of one of the first that can be called: the table to which it would be called now, of those that are free. */
  table: z.optional(z.int()),
  /** Of one of the first that can be called: the name of who would umpire it. */
  umpire: z.optional(z.string()),
  /** Of the first, if it can be called: the match that goes before it from an instant on, once its players have rested. */
  overtaken: z.optional(z.object({ match_id: uuid, at: instant })),
  /** The criterion that put it before the next row; null in the last one. */
  why: z.nullable(z.object({ criterion: z.enum(queueCriteria) })),
});
export type QueueRow = z.infer<typeof queueRow>;

/** Two matches in play at once that share a player, or else a table: points are never refused. */
export const dayConflict = z.object({
  /** Null for a table, and where the viewer may not know. */
  person: z.nullable(z.string()),
  table: z.nullable(z.int()),
  matches: z.array(uuid),
});

export const day = z.object({
  _id: uuid,
  date: plainDate,
  venue: z.nullable(z.object({ _id: uuid, name: z.string() })),
  time_zone: z.string(),
  automatic: z.boolean(),
  version: z.int(),
  /** Of everything but `at`: two answers with one are the same. */
  fingerprint: z.string(),
  /** When this was true, by the server's clock. */
  at: instant,
  /** The opens played there on that day; without a name those that the viewer may not know of. */
  opens: z.array(
    z.object({
      _id: uuid,
      name: z.nullable(z.string()),
      may_manage: z.boolean(),
      may_call: z.boolean(),
      /** Whether an automatic day calls its matches, or only people do. */
      automatic: z.boolean(),
      /** Whether its rules give a called match an umpire. */
      umpires: z.boolean(),
    }),
  ),
  matches: z.array(dayMatch),
  tables: z.array(dayTable),
  calls: z.array(dayCall),
  queue: z.array(queueRow),
  conflicts: z.array(dayConflict),
});
export type Day = z.infer<typeof day>;

const named = z.object({ name: z.string() });

/** What is free in the hall of an open now, and for which of its matches. */
export const freeTables = z.object({
  /** How many tables are open and have no match. */
  tables: z.int(),
  /** The first match of the open that would be called to one of them now; null if there is none. */
  match: z.nullable(z.object({ _id: uuid, a: z.nullable(named), b: z.nullable(named) })),
  day_id: uuid,
  /** The opens of the day of which the viewer may know: what changes in one of them may change this. */
  opens: z.array(uuid),
});
export type FreeTables = z.infer<typeof freeTables>;

/** A day of play at a venue that several opens in play share. */
export const sharedDay = z.object({
  venue: z.object({ _id: uuid, name: z.string() }),
  date: plainDate,
  opens: z.int(),
});
export type SharedDay = z.infer<typeof sharedDay>;

export const newCall = z.object({
  match_id: uuid,
  table: z.int().check(z.gte(1), z.lte(100)),
  /** Without it, the match keeps the umpire it has. */
  umpire_id: z.optional(z.nullable(uuid)),
});

/** The call to make: repeated, it is made once. */
export const nextCall = z.object({ number: z.union([z.literal(2), z.literal(3)]) });

/** Somebody who umpires on that day and has no profile. */
export const newVolunteer = z.object({ name: line(80) });

/** The people who may umpire and are in the hall, the least busy first. */
export const umpireOfDay = z.object({
  _id: uuid,
  name: z.string(),
  club: z.nullable(z.string()),
  volunteer: z.boolean(),
  same_as,
  /** How many matches they have umpired today. */
  duties: z.int(),
  /** In a match now, as a player or as its umpire. */
  busy: z.boolean(),
  /** The place in the queue, from 1, of the match that they play soon; null if there is none, or the viewer may not know of its open. */
  queue_place: z.nullable(z.int()),
  /** Since when a match is over to which they did not come, if they have neither played nor umpired since; as far as the viewer may know of its open. */
  missed_at: z.optional(instant),
});
export type UmpireOfDay = z.infer<typeof umpireOfDay>;

/** An organiser of another open of the day, and whether the owner of this one appointed them to call its matches, too. */
export const dayManager = z.object({
  _id: uuid,
  name: z.string(),
  /** The names of those opens that the viewer may know. */
  opens: z.array(z.string()),
  appointed: z.boolean(),
});
export type DayManager = z.infer<typeof dayManager>;

/** Somebody entered in opens of a day. A guest belongs to one of them, and may be the same person as somebody of another. */
export const dayPerson = z.object({
  _id: uuid,
  name: z.string(),
  club: z.nullable(z.string()),
  guest: z.boolean(),
  opens: z.array(uuid),
  /** Entered in an open whose matches the viewer calls, who may say of a guest who they are, and of anybody that they are nobody else. */
  own: z.boolean(),
  /** The others who are the same person. */
  same: z.array(uuid),
  /** Of those who are `own`: somebody whom the viewer is not told is the same person, too. */
  unnamed: z.boolean(),
  /** Of a guest who is `own`: those of other opens with the same name, or nearly; the nearest first. */
  like: z.array(uuid),
});
export type DayPerson = z.infer<typeof dayPerson>;

/** Who a guest is, too; null for nobody else. */
export const samePerson = z.object({ same_as: z.nullable(uuid) });

/** The umpire of a called match; null for nobody. */
export const callUmpire = z.object({ umpire_id: z.nullable(uuid) });

/** The table to which a match moves. */
export const callTable = z.object({ table: z.int().check(z.gte(1), z.lte(100)) });

/** Whether somebody is not in the hall for now. */
export const absence = z.object({ absent: z.boolean() });

/** Whether a side of a called match is at its table. */
export const presenceAtTable = z.object({ side: z.enum(sides), present: z.boolean() });

export const dayUpdate = z.object({ automatic: z.boolean() });

export const newDayTable = z.object({ number: z.int().check(z.gte(1), z.lte(100)) });

export const dayTableUpdate = z.partial(
  z.object({
    name: z.nullable(tableName),
    state: z.enum(tableStates),
    word: z.nullable(tableWord),
    automatic: z.boolean(),
  }),
);

const arrangedTables = z
  .array(
    z.object({
      _id: uuid,
      place: z.nullable(
        z.object({ x: z.int().check(z.gte(0), z.lte(200)), y: z.int().check(z.gte(0), z.lte(200)) }),
      ),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(100),
    z.refine((tables) => new Set(tables.map(({ _id }) => _id)).size === tables.length),
  );

/** The tables in the order in which they fill, each where it stands in the hall; and as the caller read them before. */
export const dayArrangement = z.object({ tables: arrangedTables, before: arrangedTables });
export type ArrangementOnWire = z.infer<typeof arrangedTables>;

const minutes = (most: number, least = 0) => z.int().check(z.gte(least), z.lte(most));

/** How an open is run on its days. */
export const daySettings = z
  .object({
    rest_minutes: minutes(60),
    long_rest_minutes: minutes(90),
    second_call_minutes: minutes(60, 1),
    third_call_minutes: minutes(90, 1),
    umpire_rules: z.array(z.enum(umpireRules)).check(z.minLength(1), z.maxLength(4)),
    rounds_together: z.boolean(),
    /** Whether an automatic day calls its matches, or only people do. */
    automatic: z.boolean(),
  })
  .check(
    z.refine((given) => given.third_call_minutes >= given.second_call_minutes, {
      path: ['third_call_minutes'],
      params: { rule: 'range.order' },
    }),
  );
export type DaySettingsOnWire = z.infer<typeof daySettings>;

/** Eight times in ten it is between the earliest and the latest. */
export const estimatedInstant = z.object({ earliest: instant, likely: instant, latest: instant });
export type EstimatedInstant = z.infer<typeof estimatedInstant>;

/** When a match begins and ends, and where it will likely be played; that is decided with the call. */
const estimated = z.object({
  /** Null once it is called. */
  start: z.nullable(estimatedInstant),
  end: estimatedInstant,
  table: z.nullable(z.int()),
  /** By how many minutes it has taken longer than was expected of it, or begins after the time that a person fixed; 0 if it is not late. */
  late_minutes: z.int(),
});

/** The end of a phase of an open, or of all its phases with that number. */
const estimatedPhase = z.object({
  open_id: uuid,
  phase: z.int(),
  /** Null in an open that the viewer may not know of. */
  name: z.nullable(z.string()),
  end: estimatedInstant,
  /** When it was expected to end as the day began; null before the first match. */
  planned_end: z.nullable(instant),
});

export const dayEstimates = z.object({
  /** The instant they were made at, by the server's clock. */
  at: instant,
  matches: z.array(
    z.extend(estimated, {
      match_id: uuid,
      /** Of one that is called soon: its table alone where that is as good as sure, or those of which it takes the first that is free. */
      soon: z.optional(z.array(z.int())),
      /** How likely it is, of 1, that it is the next of its open to be called, alone or with others. */
      next: z.optional(z.number()),
      /** When and where it begins in one run of the rest of the day, if asked for: of all matches together these go together. */
      planned: z.optional(z.object({ at: instant, table: z.int() })),
    }),
  ),
  /** The matches of phases that have none yet. */
  to_come: z.array(
    z.extend(estimated, {
      open_id: uuid,
      phase: z.int(),
      /** The phase is drawn: only its matches are still to be created. */
      drawn: z.optional(z.boolean()),
      /** It is a round of a Swiss system that is still to be paired. */
      swiss: z.optional(z.literal(true)),
      /** In a knockout: its round. In a group: null. */
      round: z.nullable(z.enum(roundNames)),
      number: z.int(),
    }),
  ),
  phases: z.array(estimatedPhase),
  /** The end of the day; null if nothing is left to play, or no table is open. */
  end: z.nullable(estimatedInstant),
  /** Matches are left and no table is open: until one is, nothing is said of them, of their phases, or of the day. */
  needs_table: z.boolean(),
  /** The opens that are still to be played and of which nothing is known that could be counted: without phases, or players. */
  uncounted: z.array(uuid),
  planned_end: z.nullable(instant),
});
export type DayEstimates = z.infer<typeof dayEstimates>;

/** The end of a day as it stands, and as it would be. */
export const dayWhatIf = z.object({
  end: z.nullable(estimatedInstant),
  end_if: z.nullable(estimatedInstant),
  /** The day as it stands has no end until a table is open. */
  needs_table: z.boolean(),
  phases: z.array(
    z.object({ open_id: uuid, phase: z.int(), end: estimatedInstant, end_if: z.nullable(estimatedInstant) }),
  ),
});
export type DayWhatIf = z.infer<typeof dayWhatIf>;
