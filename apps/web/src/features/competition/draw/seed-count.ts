/** The usual numbers of seeds for this many players: none, or the size of a round. */
export function usualCounts(most: number): readonly number[] {
  const counts = [0];
  for (let count = 1; count <= most; count *= 2) counts.push(count);
  return counts;
}

/** The number that was typed; undefined if it is not a number. */
export function readSeeds(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,3}$/u.test(text) ? Number(text) : undefined;
}

/** The first so many of a ranking after somebody was put at a place, from 0: the others move down. */
export const seedsWith = (ranking: readonly string[], id: string, at: number, count: number): string[] =>
  ranking
    .filter((other) => other !== id)
    .toSpliced(at, 0, id)
    .slice(0, count);

/** The number of each seeded player of a draw, from 1, in seeding order. */
export const seedNumbers = (inputs: {
  readonly entrants: readonly { readonly _id: string }[];
  readonly seeds: number | null;
}): ReadonlyMap<string, number> =>
  new Map(inputs.entrants.slice(0, inputs.seeds ?? 0).map(({ _id }, index) => [_id, index + 1]));
