/** One measured figure beside what it is measured against in the same run. */
export type Row = {
  /** As in `engine.draw`: the part, then what it does. */
  readonly name: string;
  readonly value: number;
  /** Of `value`, and of the figure in `against`. */
  readonly unit: string;
  /** Who else did the same work in this run, and what it took them; `null` where the goal is absolute. */
  readonly against: { readonly name: string; readonly value: number } | null;
  /** The server's processor for each request, ours and the peer's, where requests are counted. */
  readonly cpu?: { readonly value: number; readonly against: number; readonly unit: string };
  /** How many times faster (or slower) than that, whichever way the goal reads; `null` without `against`. */
  readonly ratio: number | null;
  /** In words, as in `at least 20 times faster`. */
  readonly goal: string;
  readonly ok: boolean;
};

/** What each benchmark module exports. */
export type Benchmark = { readonly name: string; readonly run: () => Promise<Row[]> };

/** Three significant digits: more would be noise. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
