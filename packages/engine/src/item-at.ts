/**
 * The item at an index known to be within a list, which the compiler cannot check; only this file asserts it. A wrong
 * index is a bug, and gives `undefined` or `NaN`.
 */
export const itemAt = <T>(list: readonly T[], index: number): T => list[index] as T;

/*
 * One reader per kind of column: V8 compiles a function that has seen several kinds of arrays into one that
 * checks the kind on each call, which made ratings and draws take twice as long.
 */

/** The number at an index of a column of whole numbers. */
export const intAt = (column: Int32Array, index: number): number => column[index] as number;

/** The number at an index of a column of real numbers. */
export const realAt = (column: Float64Array, index: number): number => column[index] as number;
