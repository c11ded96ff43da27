import { drawConstraints, notKeptReasons, phaseStates, phaseTypes } from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';
import { bestOf } from './best-of.ts';

/** Where a phase takes its players from: the registrations, or positions of an earlier phase's groups. */
export const phaseSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('registrations') }),
  z.object({
    from: z.literal('phase'),
    phase_id: uuid,
    position_from: z.int().check(z.gte(1), z.lte(64)),
    position_to: z.int().check(z.gte(1), z.lte(64)),
  }),
]);

const club = z.object({ _id: uuid, name: z.string() });

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
      player: z.object({ ...person.shape, club: z.nullable(club) }),
      match_points: z.nullable(z.int()),
    }),
  ),
});

/** Everything needed to repeat a draw, and the constraints it had to break. */
export const drawReport = z.object({
  /** The version of the engine's method: only the same method reproduces a draw. */
  method: z.int(),
  seed: z.string(),
  inputs: z.object({
    kind: z.enum(['groups', 'knockout', 'crossings']),
    /** In seeding order; in crossings, with the group and position they come from. */
    entrants: z.array(
      z.object({
        _id: uuid,
        rating: z.number(),
        rated: z.boolean(),
        club_id: z.nullable(uuid),
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
  /** The number of seeds of a knockout drawn by rating; null for a quarter of its bracket. */
  seeds: z.nullable(z.int()),
  seed: z.string(),
  /** The report of the saved groups, manual changes included; null before. */
  report: z.nullable(drawReport),
  groups: z.array(groupSummary),
  may: z.object({
    back: z.boolean(),
    /** Whether a qualifier who leaves could still be replaced. */
    replace: z.boolean(),
  }),
  version: z.int(),
});
export type Phase = z.infer<typeof phase>;

/** A group of 32 is 496 matches, all of which its page shows. */
export const largestGroup = 32;

const entrant = z.object({
  _id: uuid,
  name: z.string(),
  rating: z.number(),
  club: z.nullable(club),
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
