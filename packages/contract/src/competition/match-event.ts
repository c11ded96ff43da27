import { cards, sides, tossChoices, unplayedOutcomes } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

const side = z.enum(sides);
/** A player of a pair, as the pair is written. */
const place = z.union([z.literal(1), z.literal(2)]);

/** The events of a match, as the engine folds them, with their numbers in its log. */
export const eventNumbered = (seq: z.ZodMiniInt) => eventWith({ id: uuid, seq, at: instant });

/** The kinds of events, each with these fields besides its own. */
export function eventWith<Base extends z.core.$ZodLooseShape>(base: Base) {
  return z.discriminatedUnion('type', [
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
    z.object({
      ...base,
      type: z.literal('penaltyPoint'),
      side,
      points: z.union([z.literal(1), z.literal(2)]),
    }),
    z.object({ ...base, type: z.literal('card'), side, card: z.enum(cards) }),
    z.object({ ...base, type: z.literal('serveCorrection'), server: side }),
    z.object({ ...base, type: z.literal('serveOrder'), server: place, receiver: place }),
    z.object({ ...base, type: z.literal('undo') }),
    z.object({ ...base, type: z.literal('timeout'), side }),
    z.object({ ...base, type: z.literal('suspension') }),
    z.object({ ...base, type: z.literal('expedite'), server: side }),
    z.object({
      ...base,
      type: z.literal('end'),
      outcome: z.enum(unplayedOutcomes),
      side: z.nullable(side),
    }),
  ]);
}

/** What happens in a match, in order: `seq` counts from 1 without a gap. */
export const matchEvent = eventNumbered(z.int().check(z.gte(1), z.lte(5000)));
export type MatchEventOnWire = z.infer<typeof matchEvent>;
