import { intAt } from '../../item-at.ts';
import { newBlossoms } from './blossoms.ts';
import type { Blossoms } from './blossoms.ts';
import { compareVectors, newDuals } from './duals.ts';
import type { Duals } from './duals.ts';
import { labels, newForest } from './forest.ts';
import { lanesOf } from './lanes.ts';
import type { PairCost } from './lanes.ts';
import { matchTight } from './match-tight.ts';

/** The limit of the next change of the duals: a pair that becomes tight, or an odd blossom that is to be taken apart. */
type Limit =
  | { readonly kind: 'pair'; readonly from: number; readonly to: number }
  | { readonly kind: 'blossom'; readonly node: number };

/** One stage: grows trees from all unmatched vertices until two of them meet, and matches along the path. */
const runStage = (size: number, blossoms: Blossoms, duals: Duals): void => {
  const { surfaceOf, verticesOf } = blossoms;
  const forest = newForest(blossoms);
  const isEven = (vertex: number): boolean => forest.labelOf(surfaceOf(vertex)) === labels.even;
  /** For each vertex the even one, in another node, to which it has the least slack. */
  const nearest = new Int32Array(size).fill(-1);
  const offer = (vertex: number, from: number): void => {
    const before = intAt(nearest, vertex);
    if (before < 0 || duals.isNearer(from, before, vertex)) nearest[vertex] = from;
  };
  const offerTo = (from: number): void => {
    for (let vertex = 0; vertex < size; vertex += 1)
      if (surfaceOf(vertex) !== surfaceOf(from)) offer(vertex, from);
  };
  const becameEven = (node: number): void => verticesOf(node).forEach(offerTo);
  /** The nearest vertex may have come into the same blossom. */
  const nearestOf = (vertex: number): number => {
    const known = intAt(nearest, vertex);
    if (known < 0 || surfaceOf(known) !== surfaceOf(vertex)) return known;
    nearest[vertex] = -1;
    for (let from = 0; from < size; from += 1)
      if (surfaceOf(from) !== surfaceOf(vertex) && isEven(from)) offer(vertex, from);
    return intAt(nearest, vertex);
  };

  const least = new Float64Array(duals.lanes);
  const tried = new Float64Array(duals.lanes);
  const findLimit = (): Limit => {
    let limit: Limit | undefined;
    const consider = (one: Limit): void => {
      if (limit !== undefined && compareVectors(tried, least) >= 0) return;
      limit = one;
      least.set(tried);
    };
    for (let to = 0; to < size; to += 1) {
      const label = forest.labelOf(surfaceOf(to));
      const from = label === labels.odd ? -1 : nearestOf(to);
      if (from < 0) continue;
      duals.slack(from, to, label === labels.even ? 0.5 : 1, tried);
      consider({ kind: 'pair', from, to });
    }
    for (const node of blossoms.surfaces()) {
      if (!blossoms.isBlossom(node) || forest.labelOf(node) !== labels.odd) continue;
      duals.half(node, tried);
      consider({ kind: 'blossom', node });
    }
    if (limit === undefined) throw new Error('A tree that cannot grow: the number of vertices is odd');
    return limit;
  };
  /** Even vertices rise and odd ones fall by the same; their blossoms keep the slack of the pairs within. */
  const changeDuals = (): void => {
    for (const node of blossoms.surfaces()) {
      const label = forest.labelOf(node);
      if (label === labels.none) continue;
      const sign = label === labels.even ? 1 : -1;
      for (const vertex of verticesOf(node)) duals.raise(vertex, least, sign);
      if (blossoms.isBlossom(node)) duals.raise(node, least, 2 * sign);
    }
  };
  /** Whether two trees met. */
  const follow = (limit: Limit): boolean => {
    if (limit.kind === 'blossom') {
      forest.dissolve(limit.node).forEach(becameEven);
      return false;
    }
    const { from, to } = limit;
    if (!isEven(to)) {
      becameEven(forest.grow(from, to));
      return false;
    }
    const wereOdd = new Set<number>();
    for (let vertex = 0; vertex < size; vertex += 1) if (!isEven(vertex)) wereOdd.add(vertex);
    const blossom = forest.close(from, to);
    if (blossom === null) {
      forest.augment(from, to);
      forest.augment(to, from);
      return true;
    }
    duals.clear(blossom);
    for (const vertex of verticesOf(blossom)) if (wereOdd.has(vertex)) offerTo(vertex);
    return false;
  };

  for (const node of blossoms.surfaces()) if (forest.labelOf(node) === labels.even) becameEven(node);
  for (;;) {
    const limit = findLimit();
    changeDuals();
    if (follow(limit)) return;
  }
};

/**
 * The partner of each vertex in a perfect matching of the lowest cost, for an even number of vertices any two of which may be paired.
 * Costs are compared criterion by criterion, exactly. The same costs give the same matching on every machine.
 *
 * The algorithm is Edmonds' primal-dual method with blossoms (J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices",
 * 1965) with trees grown from all unmatched vertices at once, as Z. Galil surveys it ("Efficient algorithms for finding maximum
 * matching in graphs", ACM Computing Surveys 18, 1986). A dual value is a vector that is compared lane by lane: all that the method
 * asks of numbers is that they can be added, halved and compared.
 */
export const minimumMatching = (size: number, criteria: readonly PairCost[]): readonly number[] => {
  const blossoms = newBlossoms(size);
  const duals = newDuals(lanesOf(size, criteria), blossoms.nodes);
  matchTight(size, blossoms, duals);
  const isUnmatched = (vertex: number): boolean => blossoms.mateOf(vertex) < 0;
  const vertices = Array.from({ length: size }, (_, vertex) => vertex);
  for (let stages = vertices.filter(isUnmatched).length / 2; stages > 0; stages -= 1)
    runStage(size, blossoms, duals);
  return vertices.map(blossoms.mateOf);
};
