import type { Queued } from '../queued.ts';

/** Phases in their order, groups before their knockout: the fewer phases of its open are unfinished before it, the earlier. */
export const phase = (one: Queued, other: Queued): number => one.phasesBefore - other.phasesBefore;
