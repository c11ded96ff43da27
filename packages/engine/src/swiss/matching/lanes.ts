/** One criterion of a matching: what each pair costs by it, a whole number from 0 to `most`. */
export type PairCost = {
  /** The most that one pair costs. */
  readonly most: number;
  readonly of: (one: number, other: number) => number;
};

/** The cost of each pair as a few numbers, the first of which count more: `columns[lane][one * size + other]`. */
export type Lanes = { readonly size: number; readonly columns: readonly Float64Array[] };

/** A dual value is at most the costs of half a path through all vertices; up to here such sums, halved, are exact. */
const exactUpTo = 2 ** 50;

type Packed = { readonly criterion: PairCost; readonly weight: number };

/**
 * Distributes the criteria on lanes, in their order. Within a lane, one unit of a criterion weighs more than everything that all
 * pairs can cost by the later ones; so comparing lane by lane compares criterion by criterion.
 */
const packed = (size: number, criteria: readonly PairCost[]): readonly (readonly Packed[])[] => {
  const pairs = size / 2;
  const room = exactUpTo / (2 * size);
  const lanes: Packed[][] = [];
  let lane: Packed[] = [];
  let weight = 1;
  for (const criterion of criteria.toReversed()) {
    if (lane.length > 0 && weight * (criterion.most + 1) > room) {
      lanes.unshift(lane);
      lane = [];
      weight = 1;
    }
    lane.push({ criterion, weight });
    weight *= pairs * criterion.most + 1;
  }
  return [lane, ...lanes];
};

/** The costs of all pairs of `size` vertices under criteria of descending importance. */
export const lanesOf = (size: number, criteria: readonly PairCost[]): Lanes => ({
  size,
  columns: packed(size, criteria).map((lane) => {
    const column = new Float64Array(size * size);
    for (let one = 0; one < size; one += 1)
      for (let other = one + 1; other < size; other += 1) {
        let cost = 0;
        for (const { criterion, weight } of lane) cost += weight * criterion.of(one, other);
        column[one * size + other] = cost;
        column[other * size + one] = cost;
      }
    return column;
  }),
});
