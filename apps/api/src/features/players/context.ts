import type { Db } from '#http/call.ts';

/** What follows elsewhere from what happens to a player. */
export type PlayerEffects = {
  /** The person behind a profile is gone: what else was declared of them goes too, and the profile's picture. */
  readonly profileErased: (
    db: Db,
    profile: { readonly id: string; readonly avatar_id: string | null },
  ) => Promise<void>;
};
