import { itemAt } from '../../item-at.ts';
import type { PlayerId } from '../../id.ts';
import { randomFrom, shuffle } from '../../random.ts';
import type { Random } from '../../random.ts';
import type { Entrant } from './entrant.ts';

/** Better first: players with a rated match before the others, then the higher rating, then by id. */
const compare = (one: Entrant, other: Entrant): number => {
  if (one.rated !== other.rated) return one.rated ? -1 : 1;
  if (one.rating !== other.rating) return other.rating - one.rating;
  return one.player < other.player ? -1 : 1;
};

const areLevel = (one: Entrant, other: Entrant): boolean =>
  one.rated === other.rated && one.rating === other.rating;

/**
 * The players in the order of seeding: by rating, those without a rated match after the others, equal ratings
 * by lot. The lot starts from the order of ids, so that the order of input does not matter.
 */
export const seedingOrder = <E extends Entrant>(entrants: readonly E[], random: Random): E[] => {
  const ranked = entrants.toSorted(compare);
  for (let from = 0; from < ranked.length;) {
    let to = from + 1;
    while (to < ranked.length && areLevel(itemAt(ranked, from), itemAt(ranked, to))) to += 1;
    if (to - from > 1) ranked.splice(from, to - from, ...shuffle(ranked.slice(from, to), random));
    from = to;
  }
  return ranked;
};

/** The same with the lots of a recorded seed. */
export const seedingOrderOf = <E extends Entrant>(entrants: readonly E[], seed: string): E[] =>
  seedingOrder(entrants, randomFrom(seed));

/** The first player who is listed twice, if any. */
export const playerTwice = (players: readonly PlayerId[]): PlayerId | undefined => {
  if (new Set(players).size === players.length) return undefined;
  const seen = new Set<PlayerId>();
  return players.find((player) => seen.size === seen.add(player).size);
};
