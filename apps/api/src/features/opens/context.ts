import type { Db } from '#http/call.ts';
import type { EditionOfPlace } from './place/edition.ts';
import type { LockedOpen } from './store.ts';

/** Effects of an open in other contexts, wired up in `effects.ts`. */
export type OpenEffects = {
  /** An edition whose circuit exists, locked against other conditions: circuits depend on opens, not the other way round. */
  readonly editionOfPlace: (db: Db, id: string) => Promise<EditionOfPlace | undefined>;
  /** The limit was raised: the waiting list moves up. */
  readonly placesAdded: (db: Db, open: LockedOpen) => Promise<void>;
  /** Players not present become absent, those waiting in the hall move up; refuses if too few are left. */
  readonly receptionClosed: (db: Db, open: LockedOpen, confirmed: boolean) => Promise<void>;
  /** Absent players can be checked in again. */
  readonly receptionReopened: (db: Db, open: LockedOpen) => Promise<void>;
  /** Mails everybody registered, naming who cancelled. */
  readonly canceled: (
    db: Db,
    open: LockedOpen,
    canceled: {
      readonly by: { readonly id: string; readonly name: string };
      readonly reason: string;
    },
  ) => Promise<void>;
  /** It was restored: its owner may have become trusted meanwhile. */
  readonly restored: (db: Db, openId: string, now: Date) => Promise<void>;
  /** Stores the final classification, from which circuit points follow. Refused while conflicts wait, unless confirmed. */
  readonly finished: (db: Db, open: LockedOpen, confirmed: boolean) => Promise<void>;
};
