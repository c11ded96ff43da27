import type { BodyOf, removeInscription } from '@topspin/contract';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { Call, Db } from '#http/call.ts';
import type { MailPlace } from './places.ts';

/** Whoever does something to a registration, by a call or by the link of a mail. */
export type Actor = Pick<Call, 'db' | 'now' | 'requestId'> & { readonly user: { readonly id: string } };

/** What follows elsewhere from what happens to a registration. */
export type InscriptionEffects = {
  readonly placeFreed: MailPlace;
  /** Somebody was enrolled by somebody else: those who answer for them are told. */
  readonly enrolledByOther: (
    db: Db,
    open: LockedOpen,
    enrolled: {
      readonly inscriptionId: string;
      readonly playerId: string;
      readonly by: { readonly id: string };
      readonly now: Date;
    },
  ) => Promise<void>;
  /** Somebody leaves an open in play: who takes their places in next phases, and what is left of their matches. */
  readonly leftInPlay: (
    call: Actor,
    open: LockedOpen,
    playerId: string,
    places: BodyOf<typeof removeInscription>['places'],
  ) => Promise<void>;
  /** Somebody is gone for good from an open in play: their matches to come are walkovers, their places for organisers to fill. */
  readonly gone: (db: Db, openId: string, playerId: string, now: Date) => Promise<void>;
};
