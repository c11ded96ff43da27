import type { Call, Db } from '#http/call.ts';

/** What follows elsewhere from what happens to a player. */
export type PlayerEffects = {
  /** The person behind a profile is gone, and the profile's picture goes. */
  readonly profileErased: (db: Db, profile: { readonly avatar_id: string | null }) => Promise<void>;
  /** The player is taken out of the lists, and withdrawn from every open under way: which ones those were. */
  readonly leavesOpens: (
    call: Pick<Call, 'db' | 'user' | 'now' | 'requestId'>,
    playerId: string,
  ) => Promise<readonly OpenLeft[]>;
};

/** An open that somebody was withdrawn from. */
export type OpenLeft = { readonly _id: string; readonly name: string };
