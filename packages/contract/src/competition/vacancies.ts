import { phaseTypes } from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';

/** A place in a drawn phase not yet started, which a qualifier has left or would leave. */
export const vacancy = z.object({
  phase: z.object({ _id: uuid, name: z.string(), type: z.enum(phaseTypes), version: z.int() }),
  player: z.object({ _id: uuid, name: z.string() }),
  /** The people whose place it is: the two of a pair, or the player alone. */
  people: z.array(uuid),
  /** The qualifying group and position. */
  from: z.object({ group: z.string(), position: z.int() }),
  /**
   * The next of the same group who is in no later phase, or the best of the others where the groups are compared, with the
   * group and the position there; null if nobody is left.
   */
  replacement: z.nullable(z.object({ _id: uuid, name: z.string(), group: z.string(), position: z.int() })),
  /** Whether the organiser chose the walkover, which can still be changed. */
  decided: z.boolean(),
});
export type Vacancy = z.infer<typeof vacancy>;

/** The player who takes the place: the next of the same group, or nobody, which means walkovers. */
export const placeTaker = z.nullable(uuid);
