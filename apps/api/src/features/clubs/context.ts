import type { Db } from '#http/call.ts';

/** Effects of a club on its players. */
export type ClubEffects = {
  /** All players of a club join another, or are left with none. */
  readonly leave: (db: Db, club: string, to: string | null) => Promise<void>;
  /** They return, unless they have left the club, or lack of one, that they went to. */
  readonly comeBack: (db: Db, club: string, from: string | null) => Promise<void>;
};
