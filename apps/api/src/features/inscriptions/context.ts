import type { BodyOf, removeInscription } from '@topspin/contract';
import type { LockedOpen } from '#features/opens/reads.ts';
import type { GiveInitialRatings } from '#features/players/reads.ts';
import type { Actor, Db } from '#http/call.ts';
import type { MailPlace } from './places.ts';

/** Somebody whom a file names with a partner, and the player it is, if that is known. */
export type ListedPartner = { readonly name: string; readonly player: string | null };

/** The click-TT file of an open, whose entries a list may name. */
export type ClickTtEffects = {
  /** Who the entries are, by their ids: null until a person says so. */
  readonly playersOfEntries: (db: Db, openId: string) => Promise<ReadonlyMap<string, string | null>>;
  readonly linkEntries: (
    db: Db,
    openId: string,
    links: readonly { readonly entry: string; readonly player: string }[],
  ) => Promise<void>;
  /** Those who enter together, of whom a list names one at least. */
  readonly partnersIn: (
    db: Db,
    openId: string,
    named: ReadonlySet<string>,
  ) => Promise<readonly (readonly ListedPartner[])[]>;
};

/**
 * News of a pair: the player who is told, the other one, and the account that acted, which is told nothing. `partnerGone`: the other one is erased, and not named.
 */
export type PartnerTold = {
  readonly news: 'pairMade' | 'pairWaits' | 'partnerDeclined' | 'partnerLeft' | 'partnerGone';
  readonly to: string;
  readonly about: string;
  readonly by: string;
  readonly now: Date;
};

/** News for a phone: the mail about an invitation is a job of its own. */
type PartnerNotified = Omit<PartnerTold, 'news'> & { readonly news: PartnerTold['news'] | 'partnerAsked' };

/** Effects of a registration in other contexts. */
export type InscriptionEffects = {
  readonly clickTt: ClickTtEffects;
  readonly placeFreed: MailPlace;
  readonly initialRatings: GiveInitialRatings;
  /** Notifies the accounts of players that somebody else registered them. */
  readonly enrolledByOther: (
    db: Db,
    open: LockedOpen,
    enrolled: {
      readonly inscriptions: readonly string[];
      readonly by: { readonly id: string };
      readonly now: Date;
    },
  ) => Promise<void>;
  /** Tells those who answer for a player that an organiser ended the registration, or what an organiser wrote to them. */
  readonly tellFamily: (
    db: Db,
    open: LockedOpen,
    about: {
      readonly inscriptionId: string;
      readonly by: { readonly id: string; readonly name: string };
      readonly now: Date;
      readonly message: string | null;
    },
  ) => Promise<number>;
  /** Tells those who answer for a player what became of their pair, or of asking for it, by mail and on their phones. */
  readonly tellPartner: (db: Db, open: LockedOpen, told: PartnerTold) => Promise<void>;
  /** The same on phones alone. */
  readonly notifyPartner: (db: Db, open: LockedOpen, told: PartnerNotified) => Promise<void>;
  /** A player leaves an open in play: fills their places in later phases and decides their remaining matches. */
  readonly leftInPlay: (
    call: Actor,
    open: LockedOpen,
    playerId: string,
    places: BodyOf<typeof removeInscription>['places'],
  ) => Promise<void>;
  /** A departure from an open in play is undone: what it decided is to be played again. */
  readonly backInPlay: (
    db: Db,
    departure: { readonly openId: string; readonly playerId: string; readonly leftAt: Date },
    now: Date,
  ) => Promise<void>;
  /**
   * A player left an open in play permanently: their matches are walkovers, organisers decide about their
   * places.
   */
  readonly gone: (db: Db, openId: string, playerId: string, now: Date) => Promise<void>;
};
