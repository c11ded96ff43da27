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
  /** The player is deleted: withdraws them from every open under way, and returns which. */
  readonly leavesOpens: (
    call: Pick<Call, 'db' | 'user' | 'now' | 'requestId'>,
    playerId: string,
  ) => Promise<readonly OpenLeft[]>;
};

/** An open that somebody was withdrawn from. */
export type OpenLeft = { readonly _id: string; readonly name: string };
