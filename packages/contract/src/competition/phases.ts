import {
  drawConstraints,
  maxSwissRounds,
  notKeptReasons,
  phaseStates,
  phaseTypes,
  swissCriteria,
  swissOrders,
} from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';
import { bestOf } from './best-of.ts';
import { nextPlaces } from './next-places.ts';

/** How many players a phase is filled to. */
const fillTo = z.int().check(z.gte(2), z.lte(512));

/**
 * Where a phase takes its players from: the registrations, or positions of an earlier phase's groups, and the best of the
 * next position until it has `fill_to` players.
 */
export const phaseSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('registrations') }),
  z.object({
    from: z.literal('phase'),
    phase_id: uuid,
    position_from: z.int().check(z.gte(1), z.lte(64)),
    position_to: z.int().check(z.gte(1), z.lte(64)),
    /** Absent if only these positions qualify. */
    fill_to: z.optional(fillTo),
  }),
]);

const club = z.object({ _id: uuid, name: z.string() });

/** The clubs of a side: a pair whose people play for two has both. */
const clubs = { club: z.nullable(club), other_club: z.optional(club) };

const person = z.object({ _id: uuid, name: z.string() });

const groupSummary = z.object({
  _id: uuid,
  name: z.string(),
  number: z.int(),
  players: z.int(),
  matches: z.int(),
  matches_finished: z.int(),
  /** The winner of the final of a bracket. */
  winner: z.nullable(person),
  /** The players of a group in order of the standings so far; before the first result, as drawn and without points. */
  order: z.array(
    z.object({
      player: z.object({ ...person.shape, ...clubs }),
      match_points: z.nullable(z.int()),
    }),
  ),
});

/** The criteria that the pairs of a Swiss round break. */
const swissNotKept = z.array(
  z.object({
    criterion: z.enum(swissCriteria),
    players: z.array(uuid),
    why: z.enum(['noPlaceLeft', 'manualChange']),
  }),
);

/** A round of a Swiss phase as it was fixed: its seed, who had the bye, and what it had to break. */
export const swissRoundReport = z.object({
  round: z.int(),
  method: z.int(),
  seed: z.string(),
  bye: z.nullable(uuid),
  not_kept: swissNotKept,
});

/** Everything needed to repeat a draw, and the constraints it had to break. */
export const drawReport = z.object({
  /** The version of the engine's method: only the same method reproduces a draw. */
  method: z.int(),
  seed: z.string(),
  inputs: z.object({
    kind: z.enum(['groups', 'knockout', 'crossings', 'swiss']),
    /** In seeding order; in crossings, with the group and position they come from. */
    entrants: z.array(
      z.object({
        _id: uuid,
        rating: z.number(),
        rated: z.boolean(),
        club_id: z.nullable(uuid),
        /** The second club of a pair of two. */
        other_club_id: z.optional(uuid),
        group: z.nullable(z.int()),
        position: z.nullable(z.int()),
      }),
    ),
    groups: z.nullable(z.int()),
    seeds: z.nullable(z.int()),
  }),
  not_kept: z.array(
    z.object({
      constraint: z.enum(drawConstraints),
      players: z.array(uuid),
      /** What follows from replacing a qualifier who left does not count as a manual change. */
      why: z.enum([...notKeptReasons, 'replacement']),
    }),
  ),
  /** In a Swiss phase: its rounds so far. */
  rounds: z.optional(z.array(swissRoundReport)),
  /** Places left free by qualifiers since, and who took them: nobody where the organiser chose the walkover. */
  vacancies: z.array(z.object({ player: person, by: z.nullable(person) })),
});

export const phase = z.object({
  _id: uuid,
  open_id: uuid,
  number: z.int(),
  name: z.string(),
  type: z.enum(phaseTypes),
  state: z.enum(phaseStates),
  source: phaseSource,
  /** How many groups a group stage has, or how large they are; the other is null. */
  groups_count: z.nullable(z.int()),
  group_size: z.nullable(z.int()),
  best_of: bestOf,
  third_place: z.boolean(),
  /** In a Swiss phase: how many rounds it has, how many of them are paired, and what decides its order. */
  swiss: z.nullable(z.object({ rounds: z.int(), paired: z.int(), order: z.array(z.enum(swissOrders)) })),
  /** The number of seeds of a knockout drawn by rating; null for a quarter of its bracket. */
  seeds: z.nullable(z.int()),
  seed: z.string(),
  /** The report of the saved groups, manual changes included; null before. */
  report: z.nullable(drawReport),
  groups: z.array(groupSummary),
  /** Absent unless a later phase is filled with the best of the position after those that qualify. */
  next_places: z.optional(nextPlaces),
  may: z.object({
    back: z.boolean(),
    /** Whether a qualifier who leaves could still be replaced. */
    replace: z.boolean(),
  }),
  version: z.int(),
});
export type Phase = z.infer<typeof phase>;

/** The most phases of an open, also in a file. */
export const phasesAtMost = 16;

/** A group of 32 is 496 matches, all of which its page shows. */
export const largestGroup = 32;

const entrant = z.object({
  _id: uuid,
  name: z.string(),
  rating: z.number(),
  ...clubs,
  /** The qualifying group and position, in a phase fed by another. */
  from: z.nullable(z.object({ group: z.string(), position: z.int() })),
});

/** A proposed or saved draw: the players of each group, or the lines of the bracket with null for a bye. */
export const drawProposal = z.object({
  groups: z.array(z.object({ name: z.string(), players: z.array(z.nullable(uuid)) })),
  entrants: z.array(entrant),
  /** The players who replace qualifiers who left, or would, with their group and position there. */
  came_instead: z.array(
    z.object({
      player: person,
      by: person,
      comes: z.boolean(),
      from: z.object({ group: z.string(), position: z.int() }),
    }),
  ),
  /** The default and the maximum number of seeds; null where the organiser cannot choose. */
  seeds: z.nullable(z.object({ usual: z.int(), most: z.int() })),
  report: drawReport,
});
export type DrawProposal = z.infer<typeof drawProposal>;

/** The order of a Swiss phase to choose: wins come first and the lot last, whatever is chosen. */
export const swissOrderChoice = z
  .array(z.enum(swissOrders))
  .check(z.minLength(1), z.maxLength(swissOrders.length));

export const swissRoundsChoice = z.int().check(z.gte(1), z.lte(maxSwissRounds));

/** The pairs of a round, the best first, and who has the bye. */
export const swissPairs = z.object({
  pairs: z.array(z.tuple([uuid, uuid])).check(z.maxLength(256)),
  bye: z.nullable(uuid),
});

/** The next round of a Swiss phase, as proposed or as changed by hand. Nothing of it is saved. */
export const swissProposal = z.object({
  round: z.int(),
  seed: z.string(),
  ...swissPairs.shape,
  /** Everybody to be paired: the most wins first, then in seeding order. */
  entrants: z.array(
    z.object({
      _id: uuid,
      name: z.string(),
      rating: z.number(),
      ...clubs,
      wins: z.int(),
      /** In the table as it stands; null before the first round, and of whoever comes late. */
      position: z.nullable(z.int()),
    }),
  ),
  not_kept: swissNotKept,
  /** Matches of earlier rounds that are still played and could change the pairs: it cannot be fixed before. */
  waits_for: z.array(z.object({ match_id: uuid, a: z.string(), b: z.string() })),
  /** A warning about the number of rounds for so many players. */
  warning: z.nullable(
    z.object({
      code: z.enum(['swiss.roundsTooFew', 'swiss.roundsTooMany']),
      rounds: z.int(),
      /** The least or the most that suits. */
      suits: z.int(),
    }),
  ),
});
export type SwissProposal = z.infer<typeof swissProposal>;
