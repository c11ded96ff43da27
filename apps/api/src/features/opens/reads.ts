/** What other contexts read of opens, and the lock to take first when changing who plays. */
export { managesCircuits, type EditionOfPlace } from './place/edition.ts';
export { conditionsOf, range, rangeColumns } from './place/conditions.ts';
export { factsOf } from './state/facts.ts';
export { isAnyInPlay } from './state/in-play.ts';
export {
  contactOf,
  findOpen,
  lockOpen,
  lockOpens,
  isOfDoubles,
  type LockedOpen,
  type OpenRow,
} from './store.ts';
export {
  isToldOpen,
  manages,
  organiserOnly,
  organises,
  organisesOpen,
  ownerOnly,
  seenOpen,
  namesOpen,
  seesOpen,
  seesOpens,
  trustedOpen,
} from './who-sees.ts';
