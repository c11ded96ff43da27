import { cards, sides, tossChoices, unplayedOutcomes } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

const base = { id: uuid, seq: z.int(), at: instant };

const side = z.enum(sides);

/** What happens in a match, as the engine folds it, and nothing about who wrote it down. */
export const publicEvent = z.discriminatedUnion('type', [
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
export type PublicEvent = z.infer<typeof publicEvent>;
