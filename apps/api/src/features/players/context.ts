import type { Call, Db } from '#http/call.ts';

/** Effects of a player in other contexts. */
export type PlayerEffects = {
  /** The person behind a profile is erased, so its picture is deleted. */
  readonly profileErased: (db: Db, profile: { readonly avatar_id: string | null }) => Promise<void>;
  /** The player is deleted: withdraws them from every open under way, and returns which. */
  readonly leavesOpens: (
    call: Pick<Call, 'db' | 'user' | 'now' | 'requestId'>,
    playerId: string,
  ) => Promise<readonly OpenLeft[]>;
};

/** An open that somebody was withdrawn from. */
export type OpenLeft = { readonly _id: string; readonly name: string };
