import { rounded, rowOf, type Row } from '../benchmark.ts';
import { median } from '../measure.ts';
import { underLoad, type Load, type Measured } from './load.ts';
import type { MeteredServer } from './metered-server.ts';

/** One side of a comparison: a server and its requests. */
export type Side = { readonly server: MeteredServer; readonly load: Load };

export type Comparison = {
  readonly name: string;
  readonly ours: Side;
  /** The peers that answer the same; if there are several, the best counts. */
  readonly peers: Readonly<Record<string, Side>>;
};

const rounds = 3;
const warmUp = { seconds: 2 };
const measured = { seconds: 5 };

/** Puts all sides under load in turn, three rounds each, and compares the medians. */
export async function compare({ name, ours, peers }: Comparison): Promise<Row> {
  const [mine, ...theirs] = await takeTurnsUnderLoad({ Topspin: ours, ...peers });
  const best = theirs.toSorted((one, other) => other.requestsPerSecond - one.requestsPerSecond)[0];
  if (!mine || !best) throw new Error(`${name} has nobody to be compared with`);
  return rowOf({
    name,
    value: mine.requestsPerSecond,
    unit: 'requests a second',
    against: { name: best.name, value: best.requestsPerSecond },
    cpu: { value: rounded(mine.cpu), against: rounded(best.cpu), unit: 'µs of the server for a request' },
    ratio: mine.requestsPerSecond / best.requestsPerSecond,
  });
}

async function takeTurnsUnderLoad(sides: Readonly<Record<string, Side>>) {
  const runs = Object.entries(sides).map(([name, side]) => ({ name, ...side, taken: [] as Measured[] }));
  for (const { server, load } of runs) await underLoad(server, load, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, load, taken } of runs) taken.push(await underLoad(server, load, measured));
  }
  return runs.map(({ name, taken }) => ({
    name,
    requestsPerSecond: median(taken.map(({ requestsPerSecond }) => requestsPerSecond)),
    cpu: median(taken.map(({ cpu }) => cpu)),
  }));
}
