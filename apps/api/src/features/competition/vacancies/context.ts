import type { LockedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';

/** What follows elsewhere from what happens to a phase. */
export type PhaseEffects = {
  /** Somebody comes into a phase in place of a qualifier who has left. */
  readonly placeTaken: (db: Db, open: LockedOpen, taken: PlaceTaken) => Promise<void>;
};

type PlaceTaken = { readonly phase: string; readonly left: string; readonly by: string };
