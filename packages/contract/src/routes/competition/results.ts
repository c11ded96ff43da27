import { outcomes, phaseTypes, roundNames, sides } from '@topspin/engine';
import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { text, uuid } from '../../conventions/values.ts';
import { matchPage, setScore } from '../../competition/matches.ts';
import { resultFailureCodes, begunNextChoices } from '../../competition/results.ts';

const matches = resource('matches', '/app/matches');

export const putResult = matches('putResult', 'PUT /{id}/result', {
  summary: 'Enter the result of a match: its sets, or how else it ended',
  idempotent: true,
  body: z.object({
    outcome: z._default(z.enum(outcomes), 'played'),
    /** Complete sets of a match played out; the sets so far of one that ended early. */
    sets: z.array(z.object({ a: z.int().check(z.gte(0)), b: z.int().check(z.gte(0)) })).check(z.maxLength(9)),
    /** The player who goes through when it was not played out; null when neither came. */
    winner: z.optional(z.nullable(z.enum(sides))),
    /** In doubles, the players who came to a walkover without their partner: at most one of each pair that loses it. */
    came: z.optional(z.array(uuid).check(z.maxLength(2))),
  }),
  answers: { 200: matchPage },
  errors: [
    'open.stateNotAllowed',
    'match.notReady',
    'match.notYoursToAward',
    'match.scoredForYou',
    'match.heldElsewhere',
    'match.alreadyFinished',
    'match.resultEntered',
    'match.nextBegun',
    'match.phaseDrawn',
    ...resultFailureCodes,
  ],
});

/** Takes back a result as entered, by its version: one corrected or scored since is left alone. Can be repeated. */
export const takeResultBack = matches('takeResultBack', 'DELETE /{id}/result', {
  summary: 'Take back a result entered by hand in the last ten minutes, as if it had not been entered',
  ifMatch: 'required',
  answers: { 200: matchPage },
  errors: ['open.stateNotAllowed', 'match.resultStands', 'match.nextBegun', 'match.phaseDrawn'],
});

export const correctResult = matches('correctResult', 'POST /{id}/correction', {
  summary: 'Correct the result of a finished match; `preview` only shows the consequences',
  body: z.object({
    preview: z._default(z.boolean(), false),
    reason: z.optional(text(1000)),
    /** Null puts a walkover back: the match has no result, and is to be played. */
    outcome: z._default(z.nullable(z.enum(outcomes)), 'played'),
    sets: z.array(setScore).check(z.maxLength(9)),
    winner: z.optional(z.nullable(z.enum(sides))),
    /** What to do with a next match already started whose player would change; without it, such a correction is refused. */
    begun_next: z.optional(z.enum(begunNextChoices)),
  }),
  answers: {
    200: z.object({
      match: matchPage,
      consequences: z.object({
        standings: z.array(
          z.object({ player: z.object({ _id: uuid, name: z.string() }), before: z.int(), after: z.int() }),
        ),
        slots: z.array(
          z.object({
            match_id: uuid,
            round: z.nullable(z.enum(roundNames)),
            before: z.nullable(z.string()),
            after: z.nullable(z.string()),
            begun: z.boolean(),
            /** Left with the player of `before` by the choice `keep`, though another belongs there. */
            kept: z.boolean(),
          }),
        ),
        /** The positions in an open that is played to its end, of everybody whose position changes, the best first. */
        classification: z.array(
          z.object({ player: z.object({ _id: uuid, name: z.string() }), before: z.int(), after: z.int() }),
        ),
        /** Everybody who comes first in an open that is played to its end, nobody before that; null if that does not change. */
        champions: z.nullable(z.object({ before: z.array(z.string()), after: z.array(z.string()) })),
        /** The players who go on to later phases, and those who no longer do. */
        qualified: z.array(
          z.object({
            phase: z.object({ _id: uuid, name: z.string(), number: z.int(), type: z.enum(phaseTypes) }),
            comes: z.array(z.string()),
            goes: z.array(z.string()),
          }),
        ),
        /** What a finished open gives in the circuit, where it changes; most first, at most twenty. */
        circuit_points: z.array(
          z.object({
            player: z.object({ _id: uuid, name: z.string() }),
            before: z.number(),
            after: z.number(),
          }),
        ),
        /** In a Swiss phase, how many later rounds are paired: their pairs stay, and the standings follow. */
        rounds_kept: z.int(),
        /** How many players' ratings change. */
        players: z.int(),
        /** The biggest changes, at most twenty. */
        ratings: z.array(
          z.object({
            player: z.object({ _id: uuid, name: z.string() }),
            before: z.number(),
            after: z.number(),
          }),
        ),
      }),
    }),
  },
  errors: [
    'open.stateNotAllowed',
    'match.notBegun',
    'match.notReady',
    'match.nextBegun',
    'match.phaseDrawn',
    'match.reasonRequired',
    'match.notWalkover',
    'match.playerLeft',
    ...resultFailureCodes,
  ],
});
