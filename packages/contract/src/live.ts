import { z } from 'zod/mini';
import type { Change } from './day/change.ts';
import { matchEvent } from './competition/match-event.ts';

/** One message of the stream; the `id:` before it is the position to resume from. */
export const liveMessage = z.discriminatedUnion('type', [
  /** Something changed: the tables concerned, or everything if they are not named. */
  z.object({ type: z.literal('changed'), topic: z.string(), tables: z.optional(z.array(z.string())) }),
  /** The log of a match: up to `after` it is as known, then come these, and `seq` is the last. Anything beyond is gone. */
  z.object({
    type: z.literal('events'),
    topic: z.string(),
    after: z.int(),
    seq: z.int(),
    events: z.array(matchEvent),
  }),
  /** How a day of play differs from the one with the fingerprint `from`; whoever has another one reads it. */
  z.object({
    type: z.literal('day'),
    topic: z.string(),
    from: z.string(),
    to: z.string(),
    change: z.custom<Change>(),
  }),
  /** Changes were missed: everything followed has to be read again. */
  z.object({ type: z.literal('resync') }),
  /** This topic may not be followed, or no longer. */
  z.object({ type: z.literal('dropped'), topic: z.string() }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;
