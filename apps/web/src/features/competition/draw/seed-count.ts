/** No seeds, or as many as fill the places of a round, for so many players. */
export function usualCounts(most: number): readonly number[] {
  const counts = [0];
  for (let count = 1; count <= most; count *= 2) counts.push(count);
  return counts;
}

/** The number that somebody typed; undefined where it is none. */
export function readSeeds(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,3}$/u.test(text) ? Number(text) : undefined;
}

/** The number of each seed of a draw, from 1, by player: the first in the order of seeding. */
export const seedNumbers = (inputs: {
  readonly entrants: readonly { readonly _id: string }[];
  readonly seeds: number | null;
}): ReadonlyMap<string, number> =>
  new Map(inputs.entrants.slice(0, inputs.seeds ?? 0).map(({ _id }, index) => [_id, index + 1]));
