import { intAt, itemAt } from '../../item-at.ts';
import { roomFor } from './sections.ts';
import type { Sections } from './sections.ts';

/** The index that stands for no club or no group. */
export const none = -1;

/** Entrants to keep apart: players of a club or a group, or byes; and how many are in each section. */
export type Kin = {
  readonly sections: Sections;
  /** The keys of each number of the board, a column for each that an entrant may have: a pair has two clubs. */
  readonly keys: readonly Int32Array[];
  /** The coarsest sections in which a number counts. */
  readonly topOf: Int32Array;
  readonly limited: boolean;
  /** How many have each key, and the coarsest sections with room for one each of so many. */
  readonly sizes: Int32Array;
  readonly roomFor: Int32Array;
  /** How many of each key are in each section, key by key. */
  readonly counts: Int32Array;
  /**
   * How many pairs of each key share a section, depth by depth, so that costs are looked up instead of
   * counted.
   */
  readonly pairs: Int32Array;
};

type Value = string | number | undefined;
type Values<E> = readonly ((entrant: E) => Value)[];

/** A number, from 0, for each value that several entrants have; `none` for a unique one. */
const numberShared = <E>(entrants: readonly E[], valuesOf: Values<E>): ReadonlyMap<Value, number> => {
  const keys = new Map<Value, number>();
  let count = 0;
  for (const entrant of entrants)
    for (const valueOf of valuesOf) {
      const value = valueOf(entrant);
      if (value === undefined) continue;
      const before = keys.get(value);
      if (before === undefined) keys.set(value, none);
      else if (before === none) keys.set(value, count++);
    }
  return keys;
};

/**
 * Numbers, from 0, for the values entrants share, in a column for each value that an entrant may have; `none` without a
 * value, or for a unique one. A column in which nobody has any is left out, except the first.
 */
export const numbered = <E>(
  places: number,
  entrants: readonly E[],
  ...valuesOf: Values<E>
): readonly Int32Array[] => {
  const shared = numberShared(entrants, valuesOf);
  const columns = valuesOf.map((valueOf) => {
    const keys = new Int32Array(places).fill(none);
    for (const [number, entrant] of entrants.entries()) keys[number] = shared.get(valueOf(entrant)) ?? none;
    return keys;
  });
  return columns.filter((keys, column) => column === 0 || keys.some((key) => key !== none));
};

const sizesOf = (columns: readonly Int32Array[]): Int32Array => {
  const sizes: number[] = [];
  for (const keys of columns) for (const key of keys) if (key !== none) sizes[key] = (sizes[key] ?? 0) + 1;
  return Int32Array.from(sizes);
};

/** Whether a number has a key. */
export const hasKey = ({ keys }: Kin, number: number, key: number): boolean => {
  for (let column = 0; column < keys.length; column += 1)
    if (itemAt(keys, column)[number] === key) return true;
  return false;
};

/** Kin by key, nobody placed; each counts in all sections by default. */
export const newKin = (
  sections: Sections,
  keys: readonly Int32Array[],
  topOf?: (number: number) => number,
): Kin => {
  const sizes = sizesOf(keys);
  const tops = new Int32Array(sections.places).fill(sections.coarsest);
  if (topOf !== undefined && sizes.length > 0) {
    for (let number = 0; number < tops.length; number += 1) tops[number] = topOf(number);
  }
  return {
    sections,
    keys,
    limited: topOf !== undefined,
    topOf: tops,
    sizes,
    roomFor: sizes.map((size) => roomFor(sections, size)),
    counts: new Int32Array(sizes.length * sections.places),
    pairs: new Int32Array(sizes.length * (sections.coarsest + 1)),
  };
};

/** Adds or removes one on a place, in the sections in which it counts. */
export const countIn = (kin: Kin, number: number, place: number, by: 1 | -1): void => {
  for (let column = 0; column < kin.keys.length; column += 1) {
    const key = intAt(itemAt(kin.keys, column), number);
    if (key !== none) countKey(kin, key, number, place, by);
  }
};

const countKey = (
  { sections: { origin, places, finest, coarsest }, topOf, counts, pairs }: Kin,
  key: number,
  number: number,
  place: number,
  by: 1 | -1,
): void => {
  const top = intAt(topOf, number);
  for (let shift = finest; shift <= top; shift += 1) {
    const index = key * places + ((origin + place) >> shift);
    const depth = key * (coarsest + 1) + shift;
    const before = intAt(counts, index);
    counts[index] = before + by;
    pairs[depth] = intAt(pairs, depth) + (by > 0 ? before : 1 - before);
  }
};
