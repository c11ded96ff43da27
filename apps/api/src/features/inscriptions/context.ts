import type { BodyOf, removeInscription } from '@topspin/contract';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import type { TellPlace } from './places.ts';

/** What follows elsewhere from what happens to a registration. */
export type InscriptionEffects = {
  readonly placeFreed: TellPlace;
  /** Somebody leaves an open in play: who takes their places in next phases, and what is left of their matches. */
  readonly leftInPlay: (
    call: Pick<Call, 'db' | 'user' | 'now' | 'requestId'>,
    open: LockedOpen,
    playerId: string,
    places: BodyOf<typeof removeInscription>['places'],
  ) => Promise<void>;
};
