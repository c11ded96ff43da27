import type { PublicStanding } from '@topspin/contract';

/** Whether these stand in the table of a Swiss phase: Buchholz ranks those who are level there. */
export const areOfSwiss = (standings: readonly Pick<PublicStanding, 'buchholz'>[]): boolean =>
  standings.some(({ buchholz }) => buchholz !== null);
