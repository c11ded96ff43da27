import { itemAt, realAt } from '../../item-at.ts';
import type { Lanes } from './lanes.ts';

/** Numbers that are compared lane by lane, the first that differs decides. */
export type Vector = Float64Array;

/** Negative if the first vector is less. */
export const compareVectors = (one: Vector, other: Vector): number => {
  for (let lane = 0; lane < one.length; lane += 1) {
    const difference = realAt(one, lane) - realAt(other, lane);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * The dual values of vertices and blossoms, and the slack of pairs: what a pair costs more than the duals of its two. No slack is
 * ever negative outside blossoms, and matched pairs have none.
 */
export type Duals = {
  readonly lanes: number;
  /** Writes the slack of a pair, times `factor`. */
  readonly slack: (one: number, other: number, factor: number, into: Vector) => void;
  readonly isTight: (one: number, other: number) => boolean;
  /** Whether a pair of `one` has less slack than the pair of `than` with the same vertex. */
  readonly isNearer: (one: number, than: number, vertex: number) => boolean;
  readonly raise: (node: number, by: Vector, times: number) => void;
  /** Writes half of the dual value of a blossom. */
  readonly half: (node: number, into: Vector) => void;
  readonly clear: (node: number) => void;
};

/** Duals of `nodes` vertices and blossoms: each vertex as high as those before it allow, blossoms at 0. */
export const newDuals = ({ size, columns }: Lanes, nodes: number): Duals => {
  const lanes = columns.length;
  const values = columns.map(() => new Float64Array(nodes));
  const costAt = (lane: number, one: number, other: number): number =>
    realAt(itemAt(columns, lane), one * size + other);
  const valueAt = (lane: number, node: number): number => realAt(itemAt(values, lane), node);
  const without = (lane: number, one: number, other: number): number =>
    costAt(lane, one, other) - valueAt(lane, one);

  const isNearer = (one: number, than: number, vertex: number): boolean => {
    for (let lane = 0; lane < lanes; lane += 1) {
      const difference = without(lane, one, vertex) - without(lane, than, vertex);
      if (difference !== 0) return difference < 0;
    }
    return false;
  };
  for (let vertex = 0; vertex < size; vertex += 1) {
    let nearest = vertex === 0 ? 1 : 0;
    for (let other = 0; other < size; other += 1)
      if (other !== vertex && isNearer(other, nearest, vertex)) nearest = other;
    for (let lane = 0; lane < lanes; lane += 1) itemAt(values, lane)[vertex] = without(lane, nearest, vertex);
  }

  return {
    lanes,
    isNearer,
    slack: (one, other, factor, into) => {
      for (let lane = 0; lane < lanes; lane += 1)
        into[lane] = (without(lane, one, other) - valueAt(lane, other)) * factor;
    },
    isTight: (one, other) => {
      for (let lane = 0; lane < lanes; lane += 1)
        if (without(lane, one, other) !== valueAt(lane, other)) return false;
      return true;
    },
    raise: (node, by, times) => {
      for (let lane = 0; lane < lanes; lane += 1)
        itemAt(values, lane)[node] = valueAt(lane, node) + realAt(by, lane) * times;
    },
    half: (node, into) => {
      for (let lane = 0; lane < lanes; lane += 1) into[lane] = valueAt(lane, node) / 2;
    },
    clear: (node) => {
      for (let lane = 0; lane < lanes; lane += 1) itemAt(values, lane)[node] = 0;
    },
  };
};
