import type { FormatToPlan } from '@topspin/engine';

/** How many times a format is simulated, unless that takes too long. */
export const usualRuns = 1000;

/** Up to so many players a browser pairs thousands of Swiss rounds in some seconds; in larger fields a round takes much longer. */
const pairedFast = 64;

/** How many times a format is simulated: the same number again for the same players and format. */
export const runsOf = ({ players, format }: Pick<FormatToPlan, 'players' | 'format'>): number =>
  format.swiss === undefined ? usualRuns : Math.ceil(usualRuns * Math.min(1, (pairedFast / players) ** 2));

/** By how many points of a hundred a share found in so many runs may be wrong, 95 times of 100, at most. */
export const pointsOff = (runs: number): number => Math.ceil(100 / Math.sqrt(runs));
