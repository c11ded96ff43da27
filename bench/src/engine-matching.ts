import { minimumMatching, randomFrom, randomInteger } from '@topspin/engine';
import type { PairCost } from '@topspin/engine';
import blossom from 'edmonds-blossom-fixed';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';
import { takeTurns } from './measure.ts';

const peer = 'edmonds-blossom-fixed';

/** Costs of the kinds that rounds have: few values, which make many ties and blossoms, then many. */
const mosts = [1, 36, 1000];

/** A complete graph with random costs, as criteria and as the one number that says the same. */
type Graph = {
  readonly size: number;
  readonly criteria: readonly PairCost[];
  readonly costOf: (one: number, other: number) => number;
};

const randomGraph = (size: number, seed: string): Graph => {
  const random = randomFrom(seed);
  const tables = mosts.map((most) =>
    Int32Array.from({ length: size * size }, () => randomInteger(most + 1, random)),
  );
  const criteria = tables.map((table, index) => ({
    most: mosts[index] ?? 0,
    of: (one: number, other: number) => table[one * size + other] ?? 0,
  }));
  // One more of a criterion outweighs all that the pairs can cost by the later ones.
  const costOf = (one: number, other: number): number =>
    criteria.reduce((cost, { most, of }) => cost * (most * size + 1) + of(one, other), 0);
  return { size, criteria, costOf };
};

const costOfAll = ({ size, costOf }: Graph, mates: readonly number[]): number => {
  let cost = 0;
  for (let vertex = 0; vertex < size; vertex += 1) {
    const mate = mates[vertex] ?? -1;
    if (mates[mate] !== vertex || mate === vertex) throw new Error(`${vertex} has no partner of its own`);
    if (vertex < mate) cost += costOf(vertex, mate);
  }
  return cost;
};

/** The graph as the peer takes it: a list of pairs, the cheapest of which weigh most. */
const edgesOf = ({ size, costOf }: Graph): readonly (readonly [number, number, number])[] => {
  const pairs: [number, number, number][] = [];
  for (let one = 0; one < size; one += 1)
    for (let other = one + 1; other < size; other += 1) pairs.push([one, other, costOf(one, other)]);
  const most = Math.max(...pairs.map(([, , cost]) => cost));
  return pairs.map(([one, other, cost]) => [one, other, most - cost]);
};

const own = ({ size, criteria }: Graph): readonly number[] => minimumMatching(size, criteria);

/** Throws if one of the two finds a matching that costs less than the other's. */
const compare = (graph: Graph): void => {
  const [ours, others] = [costOfAll(graph, own(graph)), costOfAll(graph, blossom(edgesOf(graph), true))];
  if (ours !== others) throw new Error(`Of ${graph.size} vertices: ${ours} here, ${others} by ${peer}`);
};

/** How many graphs of each size are compared before the time is. */
const compared = { 64: 50, 128: 15, 256: 5 } as const;

const rowFor = async (size: keyof typeof compared, name: string): Promise<Row> => {
  for (let index = 0; index < compared[size]; index += 1) compare(randomGraph(size, `${size} ${index}`));
  const graph = randomGraph(size, `${size}`);
  const edges = edgesOf(graph);
  const { topspin, published } = await takeTurns(
    { topspin: { work: () => own(graph) }, published: { work: () => blossom(edges, true) } },
    { turns: 7 },
  );
  const against = { name: peer, value: published };
  return rowOf({ name, value: topspin, unit: 'ms', against, ratio: published / topspin });
};

/**
 * The matching of minimum cost in complete graphs, compared with a published implementation: the same total cost in each, and the
 * time of both.
 */
export const engineMatching: Benchmark = {
  name: 'engine.matching',
  run: async (): Promise<Row[]> => [
    await rowFor(64, 'engine.matching.64'),
    await rowFor(128, 'engine.matching.128'),
    await rowFor(256, 'engine.matching'),
  ],
};
