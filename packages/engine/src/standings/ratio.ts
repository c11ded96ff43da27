/**
 * Compares two ratios of won to lost: negative if the first is better, positive if the second is, 0 if they
 * are equal. Exact, by cross multiplication: won/0 is above every other, and 0/0 (nothing played yet) counts
 * as 1/1.
 */
export const compareRatios = (won: number, lost: number, otherWon: number, otherLost: number): number => {
  const first = won === 0 && lost === 0 ? 1 : won;
  const under = won === 0 && lost === 0 ? 1 : lost;
  const second = otherWon === 0 && otherLost === 0 ? 1 : otherWon;
  const otherUnder = otherWon === 0 && otherLost === 0 ? 1 : otherLost;
  return second * under - first * otherUnder;
};
