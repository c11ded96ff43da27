import { roundNames } from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';
import { highlightsOf } from '../competition/highlights.ts';
import { publicPlayer } from './opens.ts';
import { swissRound } from '../competition/swiss-round.ts';

/** What was remarkable in a finished open, to visitors. */
export const publicHighlights = highlightsOf(
  z.object({
    _id: uuid,
    group: z.object({ _id: uuid, name: z.string() }),
    round: z.nullable(z.enum(roundNames)),
    swiss_round: swissRound,
    number: z.int(),
    a: z.nullable(publicPlayer),
    b: z.nullable(publicPlayer),
  }),
);
export type PublicHighlights = z.infer<typeof publicHighlights>;
