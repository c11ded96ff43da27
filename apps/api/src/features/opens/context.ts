import type { Db } from '#http/call.ts';
import type { LockedOpen } from './store.ts';

/** What follows elsewhere from what happens to an open: other features do it, and `app.ts` tells them here. */
export type OpenEffects = {
  /** Whether an edition is there, and its circuit with it: circuits read opens, and not the other way round. */
  readonly editionIsThere: (db: Db, id: string) => Promise<boolean>;
  /** The limit was raised: those who wait move up. */
  readonly placesAdded: (db: Db, open: LockedOpen) => Promise<void>;
  /** Whoever is not present becomes absent, those who wait in the hall move up; refuses when too few are left. */
  readonly receptionClosed: (db: Db, open: LockedOpen, confirmed: boolean) => Promise<void>;
  /** Whoever was absent can be checked in again. */
  readonly receptionReopened: (db: Db, open: LockedOpen) => Promise<void>;
  /** Everybody enrolled is told, and by whom. */
  readonly canceled: (
    db: Db,
    open: LockedOpen,
    canceled: {
      readonly by: { readonly id: string; readonly name: string };
      readonly reason: string;
      readonly now: Date;
    },
  ) => Promise<void>;
  /** It is in the lists again: its owner may have become trusted meanwhile. */
  readonly restored: (db: Db, openId: string, now: Date) => Promise<void>;
  /** The classification and the points of the circuit are settled. */
  readonly finished: (db: Db, open: LockedOpen, now: Date) => Promise<void>;
};
