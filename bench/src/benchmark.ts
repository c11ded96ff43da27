import { goalOf, holds, textOf } from './goals.ts';

/** What a benchmark measured, and what it is compared with in the same run. */
export type Measured = {
  /** The part and what it does, as in `engine.draw`; its goal is found by it. */
  readonly name: string;
  readonly value: number;
  /** The unit of `value` and of the figure in `against`. */
  readonly unit: string;
  /** The peer that did the same work in this run, and its figure; left out if the goal is absolute. */
  readonly against?: { readonly name: string; readonly value: number };
  /** The CPU time per request, ours and the peer's if there is one, if requests are counted. */
  readonly cpu?: { readonly value: number; readonly against?: number; readonly unit: string };
  /** How many times faster (or slower) than the peer, as the goal is phrased. */
  readonly ratio?: number;
};

/** A measured figure with its goal. */
export type Row = Measured & {
  /** In words, as in `at least 20 times faster`. */
  readonly goal: string;
  readonly ok: boolean;
};

/** What each benchmark module exports. It is told whether its rows will be recorded. */
export type Benchmark = { readonly name: string; readonly run: (recording?: boolean) => Promise<Row[]> };

/** Three significant digits: more would be noise. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

/** Judges a figure by the goal of its row, and rounds it. */
export function rowOf(measured: Measured): Row {
  const { name, value, ratio, against } = measured;
  const goal = goalOf(name);
  return {
    ...measured,
    value: rounded(value),
    ...(against && { against: { ...against, value: rounded(against.value) } }),
    ...(ratio !== undefined && { ratio: rounded(ratio) }),
    goal: textOf(goal),
    ok: holds(goal, measured),
  };
}
