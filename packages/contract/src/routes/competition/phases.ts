import { phaseNumbers, phaseStates, phaseTypes } from '@topspin/engine';
import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { line, uuid } from '../../conventions/values.ts';
import { bestOf } from '../../opens.ts';
import { phaseSource, phase, largestGroup, drawProposal } from '../../competition/phases.ts';

const tag = 'phases';

const number = z.int().check(z.gte(phaseNumbers.min), z.lte(phaseNumbers.max));

const groupsCount = z.int().check(z.gte(1), z.lte(128));

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
