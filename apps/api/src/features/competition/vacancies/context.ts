import type { LockedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';

/** Effects of a phase in other contexts. */
export type PhaseEffects = {
  /** A qualifier who left was replaced. */
  readonly placeTaken: (db: Db, open: LockedOpen, taken: PlaceTaken) => Promise<void>;
};

type PlaceTaken = { readonly phase: string; readonly left: string; readonly by: string };
