import { itemAt } from '../item-at.ts';
import type { PlayerId } from '../id.ts';
import { randomFrom } from '../random.ts';

/**
 * The order by lot of tied players: each has a number from the recorded seed, the same in every tie
 * (3.7.5.4).
 */
export const lotsFrom =
  (lotSeed: string, players: readonly PlayerId[]) =>
  (tied: readonly number[]): readonly number[] => {
    const lots = tied.map((place) => {
      const player = itemAt(players, place);
      return { place, player, number: randomFrom(`${lotSeed}:${player}`)() };
    });
    lots.sort((one, other) => one.number - other.number || (one.player < other.player ? -1 : 1));
    return lots.map(({ place }) => place);
  };
