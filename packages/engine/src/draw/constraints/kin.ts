import { intAt, itemAt } from '../../item-at.ts';
import { roomFor } from './sections.ts';
import type { Sections } from './sections.ts';

/** The index that stands for no club or no group. */
export const none = -1;

/** Entrants to keep apart: players of a club or a group, or byes; and how many are in each section. */
export type Kin = {
  readonly sections: Sections;
  /** The key of each number of the board, and the coarsest sections in which it counts. */
  readonly keyOf: Int32Array;
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

/** Numbers, from 0, for the values entrants share; `none` without a value, or for a unique one. */
export const numbered = <E>(
  places: number,
  entrants: readonly E[],
  valueOf: (entrant: E) => string | number | undefined,
): Int32Array => {
  const first = new Map<string | number, number>();
  const keys = new Int32Array(places).fill(none);
  let count = 0;
  for (let number = 0; number < entrants.length; number += 1) {
    const value = valueOf(itemAt(entrants, number));
    if (value === undefined) continue;
    const before = first.get(value);
    if (before === undefined) first.set(value, number);
    else {
      if (keys[before] === none) keys[before] = count++;
      keys[number] = intAt(keys, before);
    }
  }
  return keys;
};

const sizesOf = (keys: Int32Array): Int32Array => {
  const sizes: number[] = [];
  for (const key of keys) if (key !== none) sizes[key] = (sizes[key] ?? 0) + 1;
  return Int32Array.from(sizes);
};

/** Kin by key, nobody placed; each counts in all sections by default. */
export const newKin = (sections: Sections, keyOf: Int32Array, topOf?: (number: number) => number): Kin => {
  const sizes = sizesOf(keyOf);
  const tops = new Int32Array(sections.places).fill(sections.coarsest);
  if (topOf !== undefined && sizes.length > 0) {
    for (let number = 0; number < tops.length; number += 1) tops[number] = topOf(number);
  }
  return {
    sections,
    keyOf,
    limited: topOf !== undefined,
    topOf: tops,
    sizes,
    roomFor: sizes.map((size) => roomFor(sections, size)),
    counts: new Int32Array(sizes.length * sections.places),
    pairs: new Int32Array(sizes.length * (sections.coarsest + 1)),
  };
};

/** Adds or removes one on a place, in sections finer than `until`. */
export const countIn = (
  { sections: { origin, places, finest, coarsest }, keyOf, topOf, counts, pairs }: Kin,
  number: number,
  place: number,
  by: 1 | -1,
): void => {
  const key = intAt(keyOf, number);
  if (key === none) return;
  const top = intAt(topOf, number);
  for (let shift = finest; shift <= top; shift += 1) {
    const index = key * places + ((origin + place) >> shift);
    const depth = key * (coarsest + 1) + shift;
    const before = intAt(counts, index);
    counts[index] = before + by;
    pairs[depth] = intAt(pairs, depth) + (by > 0 ? before : 1 - before);
  }
};
