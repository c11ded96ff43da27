import type { TrustConsequences } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import type { Call, Db } from '#http/call.ts';

/** Gives new players their initial ratings. */
export type GiveInitialRatings = (
  db: Db,
  ratings: readonly { readonly player: string; readonly rating: number }[],
  at: Date,
) => Promise<void>;

/** Effects of a player in other contexts. */
export type PlayerEffects = {
  /** The person behind a profile is erased, so its picture is deleted. */
  readonly profileErased: (db: Db, profile: { readonly avatar_id: string | null }) => Promise<void>;
  readonly initialRatings: GiveInitialRatings;
  /** The player is deleted: withdraws them from every open that has not begun, and returns which; refuses while they play in one. */
  readonly leavesOpens: (
    call: Pick<Call, 'db' | 'user' | 'now' | 'requestId'>,
    playerId: string,
  ) => Promise<readonly OpenLeft[]>;
  /** The opens that come with a merged profile, locked; refuses two profiles that met. */
  readonly opensToMove: (
    db: Db,
    pair: { readonly merged: string; readonly kept: string },
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** Locks opens before everything in them moves. */
  readonly lockForMove: (db: Db, opens: readonly string[]) => Promise<void>;
  /** Everything of a profile in these opens becomes another's, and ratings follow; refused while one person would be in two matches. */
  readonly moveInOpens: (call: Pick<Call, 'db' | 'user'>, moving: Moving) => Promise<TrustConsequences>;
  /** The partner invitations that a profile sent and got become another's, after the registrations; returns which. */
  readonly moveAsking: (db: Db, moving: Profiles) => Promise<string[]>;
  /** The same in reverse: those invitations, and the ones made since in the opens that go back. */
  readonly moveAskingBack: (
    db: Db,
    moving: Profiles & {
      readonly opens: readonly string[];
      readonly invitations: readonly string[];
      readonly since: Date;
    },
  ) => Promise<unknown>;
};

type Profiles = { readonly from: PlayerId; readonly to: PlayerId };
type Moving = Profiles & { readonly opens: readonly string[]; readonly initial: boolean };

/** An open that somebody was withdrawn from. */
export type OpenLeft = { readonly _id: string; readonly name: string };
