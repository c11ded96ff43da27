/** A place in a draw: which group, and which place in it, both from 0. */
export type Place = { readonly group: number; readonly place: number };

/** A draw while it is being changed: the players of each group, or the lines of a bracket with null for a bye. */
export type Places = readonly (readonly (string | null)[])[];

export const isSamePlace = (one: Place | null, other: Place): boolean =>
  one?.group === other.group && one.place === other.place;

/** A place in a word, as an attribute carries it. */
export const nameOfPlace = ({ group, place }: Place): string => `${group}-${place}`;

export function placeNamed(name: string): Place {
  const [group = 0, place = 0] = name.split('-').map(Number);
  return { group, place };
}

/** The player at a place; null for a bye. */
export const playerAt = (places: Places, { group, place }: Place): string | null =>
  places[group]?.[place] ?? null;

/** The draw with two places swapped; nothing else moves, so every player stays in it once. */
export const swapped = (places: Places, one: Place, other: Place): Places =>
  places.map((players, group) =>
    players.map((player, place) => {
      const here = { group, place };
      if (isSamePlace(one, here)) return playerAt(places, other);
      return isSamePlace(other, here) ? playerAt(places, one) : player;
    }),
  );
