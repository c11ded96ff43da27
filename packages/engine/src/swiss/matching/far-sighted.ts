import { itemAt } from '../../item-at.ts';
import type { PairCost } from './lanes.ts';

type Pairs = readonly (readonly [number, number])[];

/** Whether two vertices may be paired. */
export type MayPair = (one: number, other: number) => boolean;

/** All perfect matchings of some vertices in which each pair is allowed. */
function* matchingsOf(free: readonly number[], mayPair: MayPair): Generator<Pairs> {
  const [one, ...others] = free;
  if (one === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!mayPair(one, other)) continue;
    const rest = others.filter((vertex) => vertex !== other);
    for (const pairs of matchingsOf(rest, mayPair)) yield [[one, other], ...pairs];
  }
}

/** How many matchings are looked at in all, so that a field without a way out is given up soon, and on every machine at the same place. */
const patience = 5000;

type Search = { readonly vertices: readonly number[]; readonly mayPair: MayPair; looked: number };

/** Whether so many more rounds can be paired without any pair twice, as far as the search has patience. */
const canGoOn = (search: Search, used: ReadonlySet<string>, rounds: number): boolean => {
  const known = new Map<string, boolean>();
  const extend = (taken: ReadonlySet<string>, left: number): boolean => {
    if (left === 0) return true;
    const key = [...taken].toSorted().join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const isFree: MayPair = (one, other) => search.mayPair(one, other) && !taken.has(keyOf(one, other));
    let found = false;
    for (const pairs of matchingsOf(search.vertices, isFree)) {
      search.looked += 1;
      if (search.looked > patience) return false;
      found = extend(new Set([...taken, ...pairs.map((pair) => keyOf(...pair))]), left - 1);
      if (found) break;
    }
    known.set(key, found);
    return found;
  };
  return extend(used, rounds);
};

const keyOf = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

/**
 * The cheapest matching of allowed pairs that leaves enough of them for so many more rounds; undefined if there is none. It tries all
 * matchings, so that it is for small fields: there a round may otherwise use up the pairs that the last ones need.
 */
export const farSightedMatching = (
  size: number,
  criteria: readonly PairCost[],
  mayPair: MayPair,
  rounds: number,
): readonly number[] | undefined => {
  const vertices = Array.from({ length: size }, (_, vertex) => vertex);
  const costed = [...matchingsOf(vertices, mayPair)].map((pairs) => ({
    pairs,
    cost: criteria.map(({ of }) => pairs.reduce((sum, [one, other]) => sum + of(one, other), 0)),
  }));
  costed.sort((one, other) => {
    const at = one.cost.findIndex((value, index) => value !== other.cost[index]);
    return at < 0 ? 0 : itemAt(one.cost, at) - itemAt(other.cost, at);
  });
  const search = { vertices, mayPair, looked: 0 };
  const best = costed.find(({ pairs }) =>
    canGoOn(search, new Set(pairs.map((pair) => keyOf(...pair))), rounds),
  );
  if (best === undefined) return undefined;
  const mates = new Array<number>(size).fill(-1);
  for (const [one, other] of best.pairs) {
    mates[one] = other;
    mates[other] = one;
  }
  return mates;
};
