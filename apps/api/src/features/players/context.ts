import type { Db } from '#http/call.ts';

/** What follows elsewhere from what happens to a player. */
export type PlayerEffects = {
  /** The person behind a profile is gone, and the profile's picture goes. */
  readonly profileErased: (db: Db, profile: { readonly avatar_id: string | null }) => Promise<void>;
};
