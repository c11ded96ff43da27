import type { Queued } from '../queued.ts';

/** Where an open keeps rounds together, a round that is on tables goes on before another begins. */
export const together = (one: Queued, other: Queued): number =>
  Number(other.isRoundBegun) - Number(one.isRoundBegun);
