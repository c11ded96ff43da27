import { itemAt } from '../item-at.ts';
import type { PlayerId } from '../id.ts';
import type { Criterion } from './criterion.ts';
import type { Split } from './rank.ts';

/** The criterion that separated a player from others they were tied with, with the figures counted among those only. */
export type Decision = {
  readonly criterion: Criterion;
  /** The players tied until then, including this one, in the order of the standings. */
  readonly among: readonly PlayerId[];
  /** Match points, sets won or points won; for the lot, the turn in which the player was drawn. */
  readonly won: number;
  /** Sets or points lost; 0 for match points and the lot. */
  readonly lost: number;
};

/** The decisions of each player by place, from the whole group down to the last tie. */
export const decisionsFrom = (
  splits: readonly Split[],
  players: readonly PlayerId[],
): readonly Decision[][] => {
  const decisions: Decision[][] = players.map(() => []);
  for (const { criterion, among, figures } of splits.toReversed()) {
    const ids = among.map((place) => itemAt(players, place));
    for (const place of among) {
      const { [place]: won = 0 } = figures.won;
      const { [place]: lost = 0 } = figures.lost;
      decisions[place]?.push({ criterion, among: ids, won, lost });
    }
  }
  return decisions;
};
