import { setTimeout as pause } from 'node:timers/promises';
import { rowOf, type Benchmark, type Row } from '../benchmark.ts';
import { withDemo, type DemoServer } from '../api/demo-server.ts';
import type { MeteredServer } from '../api/metered-server.ts';
import { startTopspinOn, withPool } from '../api/own-server.ts';
import { beginMatches, point } from '../api/points.ts';
import { percentile } from '../measure.ts';
import { watch, watchAll, type Viewer } from './viewers.ts';

const spectators = 1000;
const idlers = 4000;
const cuts = 1000;
const points = 60;
/** In milliseconds: a point every half second. */
const rhythm = 500;

/** From a tap to the phones of a full hall, on one server and on three. */
export const liveFanout: Benchmark = { name: 'live.fanout', run: () => withDemo(oneServer) };
export const liveServers: Benchmark = { name: 'live.servers', run: () => withDemo(threeServers) };

async function oneServer(demo: DemoServer): Promise<Row[]> {
  const { rows, open } = await fanOut('live.fanout', demo, [demo.topspin]);
  const topic = `open:${open}`;
  const crowd = await watchAll(idlers + spectators, () => watch({ address: demo.topspin.address, topic }));
  await pause(2000);
  const memory = (await demo.topspin.memory()) / 1e6;
  crowd.forEach((viewer) => viewer.close());
  return [...rows, rowOf({ name: 'live.fanout.memory', value: memory, unit: 'MB' })];
}

async function threeServers(demo: DemoServer): Promise<Row[]> {
  const others: MeteredServer[] = [];
  try {
    for (let more = 0; more < 2; more += 1) others.push(await startTopspinOn(demo.databaseUrl));
    return (await fanOut('live.servers', demo, [demo.topspin, ...others])).rows;
  } finally {
    await Promise.all(others.map((server) => server.stop()));
  }
}

/** Scores a match that spectators of all these servers follow, while their connections are cut now and then. */
async function fanOut(name: string, demo: DemoServer, servers: readonly MeteredServer[]) {
  const [match] = await withPool(demo.databaseUrl, (pool) => beginMatches(pool, 1));
  if (!match) throw new Error('there is no match to score');
  const headers = { ...(await demo.logIn('arbitro')), 'content-type': 'application/json' };
  const tapped = new Map<number, number>();
  const delays: number[] = [];
  let areCut = false;
  const onEvents = (seq: number) => {
    if (!areCut) delays.push(performance.now() - (tapped.get(seq) ?? Number.NaN));
  };
  const addressOf = (index: number) => servers[index % servers.length]?.address ?? '';
  const viewers = await watchAll(spectators, (index) =>
    watch({ address: addressOf(index), topic: `match:${match.id}`, seq: 1, onEvents }),
  );
  const tap = async (seq: number) => {
    tapped.set(seq, performance.now());
    const address = `${addressOf(seq)}/api/app/matches/${match.id}/events`;
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify([point(seq)]) });
    if (!response.ok) throw new Error(`a point was answered by ${response.status}: ${await response.text()}`);
  };
  for (let seq = 2; seq <= points + 1; seq += 1) await Promise.all([tap(seq), pause(rhythm)]);
  areCut = true;
  const cutAtOnce = cuts / points;
  for (let seq = points + 2; seq <= 2 * points + 1; seq += 1) {
    for (let cut = 0; cut < cutAtOnce; cut += 1) viewers[Math.floor(Math.random() * spectators)]?.cut();
    await Promise.all([tap(seq), pause(rhythm / 2)]);
  }
  await pause(2000);
  viewers.forEach((viewer) => viewer.close());
  const behind = viewers.filter((viewer) => !isWhole(viewer)).length;
  return {
    open: match.open,
    rows: [
      rowOf({ name, value: percentile(delays, 0.95), unit: 'ms' }),
      rowOf({ name: `${name}.gaps`, value: behind, unit: 'viewers with a gap' }),
    ],
  };
}

const isWhole = ({ seqs }: Viewer): boolean =>
  seqs.length === 2 * points && seqs.every((seq, index) => seq === index + 2);
