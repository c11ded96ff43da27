import { phaseNumbers, phaseStates, phaseTypes } from '@topspin/engine';
import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { line, uuid } from '../../conventions/values.ts';
import { bestOf } from '../../competition/best-of.ts';
import {
  phaseSource,
  phase,
  largestGroup,
  drawProposal,
  swissOrderChoice,
  swissPairs,
  swissProposal,
  swissRoundsChoice,
} from '../../competition/phases.ts';

const opens = resource('phases', '/app/opens');
const phases = resource('phases', '/app/phases');

const number = z.int().check(z.gte(phaseNumbers.min), z.lte(phaseNumbers.max));

const groupsCount = z.int().check(z.gte(1), z.lte(128));

const groupSize = z.int().check(z.gte(2), z.lte(largestGroup));

/** Why a phase cannot be filled with the best of the next position. */
const fillErrors = [
  'phase.fillNeedsGroups',
  'phase.fillOneGroup',
  'phase.fillTooFew',
  'phase.fillTooMany',
] as const;

export const listPhases = opens('listPhases', 'GET /{id}/phases', {
  summary: 'List the phases of an open',
  shared: true,
  answers: { 200: z.object({ collection: z.array(phase) }) },
});

export const createPhase = opens('createPhase', 'POST /{id}/phases', {
  summary: 'Create a phase',
  idempotent: true,
  body: z.object({
    number,
    name: z.optional(line(60)),
    type: z.enum(phaseTypes),
    source: z._default(phaseSource, { from: 'registrations' }),
    groups_count: z._default(z.nullable(groupsCount), null),
    group_size: z._default(z.nullable(groupSize), null),
    best_of: z.optional(bestOf),
    third_place: z._default(z.boolean(), false),
    /** Only of a Swiss phase; absent for what suits the number of players. */
    rounds_count: z.optional(swissRoundsChoice),
    /** Only of a Swiss phase. */
    swiss_order: z.optional(swissOrderChoice),
  }),
  answers: { 201: phase },
  errors: ['open.stateNotAllowed', 'phase.thereAlready', 'phase.tooMany', ...fillErrors],
});

export const editPhase = phases('editPhase', 'PATCH /{id}', {
  summary: 'Update a phase that has no groups yet, or the rounds and the order of a Swiss phase in play',
  ifMatch: 'required',
  body: z.object({
    /** Null for the default name of its type. */
    name: z.optional(z.nullable(line(60))),
    source: z.optional(phaseSource),
    groups_count: z.optional(z.nullable(groupsCount)),
    group_size: z.optional(z.nullable(groupSize)),
    best_of: z.optional(bestOf),
    third_place: z.optional(z.boolean()),
    /** Not fewer than are paired. */
    rounds_count: z.optional(swissRoundsChoice),
    swiss_order: z.optional(swissOrderChoice),
  }),
  answers: { 200: phase },
  errors: ['open.stateNotAllowed', 'phase.transitionNotAllowed', 'swiss.roundsPaired', ...fillErrors],
});

export const deletePhase = phases('deletePhase', 'DELETE /{id}', {
  summary: 'Delete a phase that has not started',
  errors: ['open.stateNotAllowed', 'phase.matchesBegun', 'phase.isSource'],
});

export const restorePhase = phases('restorePhase', 'POST /{id}/restore', {
  summary: 'Undo the deletion of a phase or its last step back, less than thirty days ago',
  answers: { 200: phase },
  errors: ['open.stateNotAllowed', 'phase.changedSince'],
});

/**
 * For a knockout drawn by rating: absent to keep the previous number, null for a quarter of the bracket. Crossings
 * seed the group winners.
 */
const seeds = z.optional(z.nullable(z.int().check(z.gte(0), z.lte(512))));

/** For a knockout drawn by rating: the first seeds in the organiser's own order; everybody else follows by rating. */
const seed_order = z.optional(z.array(uuid).check(z.maxLength(512)));

/** Qualifiers who left and are not to be replaced; any other who left is replaced by the next of the group. */
const vacant = z._default(z.array(uuid).check(z.maxLength(512)), []);

export const draw = phases('draw', 'POST /{id}/draw', {
  summary: 'Propose a draw, from the stored seed of the phase or a new one',
  body: z.object({
    seed: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    seeds,
    seed_order,
    vacant,
  }),
  answers: { 200: drawProposal },
  errors: [
    'open.stateNotAllowed',
    'phase.transitionNotAllowed',
    'phase.sourceNotFinished',
    'draw.groupTooSmall',
    'draw.groupTooLarge',
    'draw.tooFewPlayers',
    'draw.tooManyPlayers',
    'draw.tooManyGroups',
    'draw.tooManySeeds',
    'phase.playersUnknown',
    'phase.playerTwice',
    'phase.noVacancy',
    ...fillErrors,
  ],
});

export const saveGroups = phases('saveGroups', 'PUT /{id}/groups', {
  summary: 'Save the groups, which fixes the draw',
  body: z.object({
    seed: z.string().check(z.minLength(1), z.maxLength(100)),
    seeds,
    seed_order,
    vacant,
    groups: z
      .array(z.object({ players: z.array(z.nullable(uuid)).check(z.maxLength(512)) }))
      .check(z.minLength(1), z.maxLength(128)),
  }),
  answers: { 200: phase },
  errors: [
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
    ...fillErrors,
  ],
});

export const createMatches = phases('createMatches', 'POST /{id}/matches', {
  summary: 'Create the matches and the order of play',
  answers: { 200: phase },
  errors: ['open.stateNotAllowed', 'phase.transitionNotAllowed'],
});

export const transitionPhase = phases('transitionPhase', 'POST /{id}/transitions', {
  summary: 'Move a phase one step back, while none of its matches has started',
  body: z.object({ to: z.enum(phaseStates) }),
  answers: { 200: phase },
  errors: [
    'open.stateNotAllowed',
    'phase.transitionNotAllowed',
    'phase.matchesBegun',
    'phase.matchesUnfinished',
  ],
});

const roundErrors = [
  'open.stateNotAllowed',
  'phase.transitionNotAllowed',
  'phase.sourceNotFinished',
  'phase.playerTwice',
  'draw.tooFewPlayers',
  'draw.tooManyPlayers',
  'swiss.noRoundLeft',
  'swiss.notToBePaired',
  'swiss.notPaired',
] as const;

export const drawRound = phases('drawRound', 'POST /{id}/rounds/draw', {
  summary: 'Propose the next round of a Swiss phase, or judge pairs that were changed by hand',
  body: z.object({
    /** Absent for the seed of the phase. */
    seed: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    /** Pairs to judge; absent for those of the seed. */
    changed: z.optional(swissPairs),
  }),
  answers: { 200: swissProposal },
  errors: roundErrors,
});

export const fixRound = phases('fixRound', 'POST /{id}/rounds', {
  summary: 'Fix the next round of a Swiss phase, which creates its matches',
  body: z.object({
    round: z.int().check(z.gte(1), z.lte(100)),
    seed: z.string().check(z.minLength(1), z.maxLength(100)),
    ...swissPairs.shape,
  }),
  answers: { 200: phase },
  errors: [...roundErrors, 'swiss.roundChanged', 'swiss.roundWaits'],
});

export const takeRoundBack = phases('takeRoundBack', 'POST /{id}/rounds/take-back', {
  summary: 'Take the last round of a Swiss phase back, while none of its matches has started',
  body: z.object({ round: z.int().check(z.gte(1), z.lte(100)) }),
  answers: { 200: phase },
  errors: ['open.stateNotAllowed', 'phase.transitionNotAllowed', 'phase.matchesBegun', 'swiss.roundChanged'],
});
