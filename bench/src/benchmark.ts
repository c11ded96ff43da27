/** One measured figure and what it is compared with in the same run. */
export type Row = {
  /** The part and what it does, as in `engine.draw`. */
  readonly name: string;
  readonly value: number;
  /** The unit of `value` and of the figure in `against`. */
  readonly unit: string;
  /** The peer that did the same work in this run, and its figure; `null` if the goal is absolute. */
  readonly against: { readonly name: string; readonly value: number } | null;
  /** The CPU time per request, ours and the peer's, if requests are counted. */
  readonly cpu?: { readonly value: number; readonly against: number; readonly unit: string };
  /** How many times faster (or slower) than that, as the goal is phrased; `null` without `against`. */
  readonly ratio: number | null;
  /** In words, as in `at least 20 times faster`. */
  readonly goal: string;
  readonly ok: boolean;
};

/** What each benchmark module exports. */
export type Benchmark = { readonly name: string; readonly run: () => Promise<Row[]> };

/** Three significant digits: more would be noise. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
