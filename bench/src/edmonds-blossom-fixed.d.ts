/** What the benchmarks use of this package, which comes without types. */
declare module 'edmonds-blossom-fixed' {
  /** The partner of each vertex, or −1, in a matching of the greatest weight; of the most pairs before that, if asked for. */
  export default function blossom(
    edges: readonly (readonly [one: number, other: number, weight: number])[],
    mostPairs?: boolean,
  ): readonly number[];
}
