import { roundNames, sides } from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';
import { swissRound } from './swiss-round.ts';

const score = z.object({ a: z.int(), b: z.int() });

/** How many of those that share a highlight are listed. */
export const highlightsAtMost = 3;

const shared = <Highlight extends z.ZodMiniType>(highlight: Highlight) =>
  z.object({
    /** How many share it; 0 where no match was scored point by point, or none was remarkable. */
    count: z.int(),
    first: z.array(highlight),
  });

/** What was remarkable in an open, with its matches in this format. */
export const highlightsOf = <Match extends z.ZodMiniType>(match: Match) =>
  z.object({
    /** The set won from furthest behind: the score at worst, and at the end. */
    comeback: shared(
      z.object({ match, side: z.enum(sides), set: z.int(), deficit: z.int(), low: score, score }),
    ),
    /** The most points in a row. */
    streak: shared(z.object({ match, side: z.enum(sides), points: z.int() })),
    /** The match that was played longest, in ms from its first point to its last. */
    longest: shared(z.object({ match, duration: z.int(), points: z.int() })),
  });

const player = z.nullable(z.object({ _id: uuid, name: z.string() }));

/** What was remarkable in a finished open, to users. */
export const openHighlights = highlightsOf(
  z.object({
    _id: uuid,
    group: z.object({ name: z.string() }),
    round: z.nullable(z.enum(roundNames)),
    swiss_round: swissRound,
    number: z.int(),
    a: player,
    b: player,
  }),
);
export type OpenHighlights = z.infer<typeof openHighlights>;
