import type { LockedOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import type { TellPlace } from './places.ts';

/** What follows elsewhere from what happens to a registration. */
export type InscriptionEffects = {
  readonly placeFreed: TellPlace;
  /** Somebody leaves an open in play: what is left of their matches is decided. */
  readonly leftInPlay: (db: Db, open: LockedOpen, playerId: string, now: Date) => Promise<void>;
};
