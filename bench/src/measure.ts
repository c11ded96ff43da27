/** One side of a comparison: the work, done `times` in a row for each measurement (for work too short to time). */
export type Contender = { readonly work: () => unknown; readonly times?: number };

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** The smallest value that this share of all do not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Milliseconds that one piece of a contender's work takes. */
const time = async ({ work, times = 1 }: Contender): Promise<number> => {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) await work();
  return (performance.now() - start) / times;
};

/**
 * The median milliseconds of each contender. They take turns, so that other load on the machine affects all
 * of them; the first turns only warm up.
 */
export const takeTurns = async <Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  { turns, warmUps = 1 }: { readonly turns: number; readonly warmUps?: number },
): Promise<Record<Name, number>> => {
  const names = Object.keys(contenders) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let turn = -warmUps; turn < turns; turn += 1) {
    for (const name of names) {
      const taken = await time(contenders[name]);
      if (turn >= 0) times[name].push(taken);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
};
