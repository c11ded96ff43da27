/**
 * The item at an index known to be within a list, which the compiler cannot check; only this file asserts it. A wrong
 * index is a bug, and gives `undefined` or `NaN`.
 */
export const itemAt = <T>(list: readonly T[], index: number): T => list[index] as T;

/*
 * Columns have a reader each, by what they hold: V8 compiles a function that has seen several kinds of arrays into one that
 * looks at each time which it is, and ratings and draws took twice as long.
 */

/** The number at an index of a column of whole numbers. */
export const intAt = (column: Int32Array, index: number): number => column[index] as number;

/** The number at an index of a column of real numbers. */
export const realAt = (column: Float64Array, index: number): number => column[index] as number;
