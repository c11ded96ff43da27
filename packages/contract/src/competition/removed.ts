import { phaseStates, phaseTypes, registrationStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { instant, uuid } from '../conventions/values.ts';

/** Why something that was removed from an open cannot be put back, or not by its organisers. */
export const restoreObstacles = [
  'leftAlone',
  'playerDeleted',
  'groupsSaved',
  'openState',
  'changedSince',
] as const;
export type RestoreObstacle = (typeof restoreObstacles)[number];

const removal = {
  removed_at: instant,
  removed_by: z.nullable(z.object({ _id: uuid, name: z.string() })),
  /** Null if it can be put back. */
  obstacle: z.nullable(z.enum(restoreObstacles)),
};

/** A player who was removed from an open or left it, by the id of the registration. */
export const removedPlayer = z.object({
  _id: uuid,
  player: z.object({ _id: uuid, name: z.string(), guest: z.boolean() }),
  /** How the registration was before, and how it ended. */
  was: z.enum(registrationStates),
  state: z.enum(registrationStates),
  ...removal,
});
export type RemovedPlayer = z.infer<typeof removedPlayer>;

/** A phase that was deleted, or taken a step back. */
export const removedPhase = z.object({
  _id: uuid,
  name: z.string(),
  number: z.int(),
  type: z.enum(phaseTypes),
  was: z.enum(phaseStates),
  deleted: z.boolean(),
  ...removal,
});
export type RemovedPhase = z.infer<typeof removedPhase>;
