import type { DrawConstraint, NotKept } from '../report.ts';
import type { Board } from './board.ts';

/** How badly a draw breaks a constraint, as a number updated by each exchange of two places. */
export type Cost = {
  /** Whether it applies to anybody in the draw. */
  readonly matters: (board: Board) => boolean;
  readonly of: (board: Board) => number;
  /** A lower bound, whatever the draw. */
  readonly least: (board: Board) => number;
  /** What an exchange of two places adds to it. */
  readonly change: (board: Board, one: number, other: number) => number;
  /** The places that increase it above the minimum. */
  readonly broken: (board: Board) => readonly number[];
  /** Multiplies the steps without improvement that are worth taking for it; 1 by default. */
  readonly patience?: number;
  /** Whether it is only a wish, worth a short search, rather than a constraint. */
  readonly isWish?: boolean;
};

/** A constraint of a draw. */
export type Constraint = {
  readonly name: DrawConstraint;
  /** Its regulation. */
  readonly regulation: string;
  /** Its violations, for the report. */
  readonly violations: (board: Board) => readonly NotKept[];
  /** How badly it is broken, worst first; none if `mayMove` enforces it. */
  readonly costs: readonly Cost[];
  /** Whether it allows two places to be swapped. */
  readonly mayMove?: (board: Board, one: number, other: number) => boolean;
};

/** All violations of a draw, in the order of its constraints. */
export const violationsOf = (board: Board, constraints: readonly Constraint[]): readonly NotKept[] =>
  constraints.flatMap(({ violations }) => violations(board));
