import type { DrawConstraint, NotKept } from '../report.ts';
import type { Board } from './board.ts';

/** How badly a draw breaks a constraint, as a number that an exchange of two places changes. */
export type Cost = {
  /** Whether there is anybody in the draw whom it is about. */
  readonly matters: (board: Board) => boolean;
  readonly of: (board: Board) => number;
  /** What it cannot be less than, however everybody stands. */
  readonly least: (board: Board) => number;
  /** How much an exchange of two places adds. */
  readonly change: (board: Board, one: number, other: number) => number;
  /** The places of those who make it more than it might be. */
  readonly broken: (board: Board) => readonly number[];
  /** Whether it breaks no constraint and is only nice to have, where a few looks find it. */
  readonly isWish?: boolean;
};

/** What a draw tries to keep. */
export type Constraint = {
  readonly name: DrawConstraint;
  /** Where it is written. */
  readonly regulation: string;
  /** What breaks it, for the report. */
  readonly violations: (board: Board) => readonly NotKept[];
  /** How badly it is broken, what is worst first; none where `mayMove` sees to it. */
  readonly costs: readonly Cost[];
  /** Whether it lets two places change at all. */
  readonly mayMove?: (board: Board, one: number, other: number) => boolean;
};

/** All that a draw does not keep, in the order of its constraints. */
export const violationsOf = (board: Board, constraints: readonly Constraint[]): readonly NotKept[] =>
  constraints.flatMap(({ violations }) => violations(board));
