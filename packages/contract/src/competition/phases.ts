import { drawConstraints, notKeptReasons, phaseNumbers, phaseStates, phaseTypes } from '@topspin/engine';
import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { line, uuid } from '../conventions/values.ts';
import { bestOf } from '../opens.ts';

const tag = 'phases';

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
  /** Who won the final of a bracket. */
  winner: z.nullable(person),
  /** Of a group, its players in order of the standings so far; before the first result, as drawn and without points. */
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
  /** Of a group stage: how many groups, or how large; the other is null. */
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

const number = z.int().check(z.gte(phaseNumbers.min), z.lte(phaseNumbers.max));
const groupsCount = z.int().check(z.gte(1), z.lte(128));
/** A group of 32 is 496 matches, all of which its page shows. */
export const largestGroup = 32;
const groupSize = z.int().check(z.gte(2), z.lte(largestGroup));

export const listPhases = route({
  name: 'listPhases',
  method: 'GET',
  path: '/app/opens/{id}/phases',
  tag,
  summary: 'List the phases of an open',
  params: byId,
  shared: true,
  answers: { 200: z.object({ collection: z.array(phase) }) },
  errors: ['thing.notFound'],
});

export const createPhase = route({
  name: 'createPhase',
  method: 'POST',
  path: '/app/opens/{id}/phases',
  tag,
  summary: 'Create a phase',
  idempotent: true,
  params: byId,
  body: z.object({
    number,
    name: z.optional(line(60)),
    type: z.enum(phaseTypes),
    source: z._default(phaseSource, { from: 'registrations' }),
    groups_count: z._default(z.nullable(groupsCount), null),
    group_size: z._default(z.nullable(groupSize), null),
    best_of: z.optional(bestOf),
    third_place: z._default(z.boolean(), false),
  }),
  answers: { 201: phase },
  errors: ['thing.notFound', 'open.stateNotAllowed', 'phase.thereAlready'],
});

export const editPhase = route({
  name: 'editPhase',
  method: 'PATCH',
  path: '/app/phases/{id}',
  tag,
  summary: 'Update a phase that has no groups yet',
  ifMatch: 'required',
  params: byId,
  body: z.object({
    /** Null for the default name of its type. */
    name: z.optional(z.nullable(line(60))),
    source: z.optional(phaseSource),
    groups_count: z.optional(z.nullable(groupsCount)),
    group_size: z.optional(z.nullable(groupSize)),
    best_of: z.optional(bestOf),
    third_place: z.optional(z.boolean()),
  }),
  answers: { 200: phase },
  errors: ['thing.notFound', 'open.stateNotAllowed', 'phase.transitionNotAllowed'],
});

export const deletePhase = route({
  name: 'deletePhase',
  method: 'DELETE',
  path: '/app/phases/{id}',
  tag,
  summary: 'Delete a phase that has not started',
  params: byId,
  answers: { 204: null },
  errors: ['thing.notFound', 'open.stateNotAllowed', 'phase.matchesBegun', 'phase.isSource'],
});

export const restorePhase = route({
  name: 'restorePhase',
  method: 'POST',
  path: '/app/phases/{id}/restore',
  tag,
  summary: 'Undo the deletion of a phase or its last step back, less than thirty days ago',
  params: byId,
  answers: { 200: phase },
  errors: ['thing.notFound', 'open.stateNotAllowed', 'phase.changedSince'],
});

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
  /** Who replaces qualifiers who left, or would, with their group and position there. */
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

/**
 * For a knockout drawn by rating: absent to keep the previous number, null for a quarter of the bracket. Crossings
 * seed the group winners.
 */
const seeds = z.optional(z.nullable(z.int().check(z.gte(0), z.lte(512))));

/** Qualifiers who left and are not to be replaced; any other who left is replaced by the next of the group. */
const vacant = z._default(z.array(uuid).check(z.maxLength(512)), []);

export const draw = route({
  name: 'draw',
  method: 'POST',
  path: '/app/phases/{id}/draw',
  tag,
  summary: 'Propose a draw, from the stored seed of the phase or a new one',
  params: byId,
  body: z.object({ seed: z.optional(z.string().check(z.minLength(1), z.maxLength(100))), seeds, vacant }),
  answers: { 200: drawProposal },
  errors: [
    'thing.notFound',
    'open.stateNotAllowed',
    'phase.transitionNotAllowed',
    'phase.sourceNotFinished',
    'draw.groupTooSmall',
    'draw.groupTooLarge',
    'draw.tooFewPlayers',
    'draw.tooManyPlayers',
    'draw.tooManyGroups',
    'draw.tooManySeeds',
    'phase.noVacancy',
  ],
});

export const saveGroups = route({
  name: 'saveGroups',
  method: 'PUT',
  path: '/app/phases/{id}/groups',
  tag,
  summary: 'Save the groups, which fixes the draw',
  params: byId,
  body: z.object({
    seed: z.string().check(z.minLength(1), z.maxLength(100)),
    seeds,
    vacant,
    groups: z
      .array(z.object({ players: z.array(z.nullable(uuid)).check(z.maxLength(512)) }))
      .check(z.minLength(1), z.maxLength(128)),
  }),
  answers: { 200: phase },
  errors: [
    'thing.notFound',
    'open.stateNotAllowed',
    'phase.transitionNotAllowed',
    'phase.sourceNotFinished',
    'phase.playersUnknown',
    'phase.playersMissing',
    'phase.playerTwice',
    'draw.groupTooSmall',
    'draw.groupTooLarge',
    'draw.linesWrong',
    'draw.tooFewPlayers',
    'draw.tooManyPlayers',
    'draw.tooManyGroups',
    'draw.tooManySeeds',
    'phase.noVacancy',
  ],
});

export const createMatches = route({
  name: 'createMatches',
  method: 'POST',
  path: '/app/phases/{id}/matches',
  tag,
  summary: 'Create the matches and the order of play',
  params: byId,
  answers: { 200: phase },
  errors: ['thing.notFound', 'open.stateNotAllowed', 'phase.transitionNotAllowed'],
});

export const transitionPhase = route({
  name: 'transitionPhase',
  method: 'POST',
  path: '/app/phases/{id}/transitions',
  tag,
  summary: 'Move a phase one step back, while none of its matches has started',
  params: byId,
  body: z.object({ to: z.enum(phaseStates) }),
  answers: { 200: phase },
  errors: [
    'thing.notFound',
    'open.stateNotAllowed',
    'phase.transitionNotAllowed',
    'phase.matchesBegun',
    'phase.matchesUnfinished',
  ],
});
