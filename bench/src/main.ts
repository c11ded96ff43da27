import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Benchmark } from './benchmark.ts';

/** Every benchmark, loaded on demand so that a single one starts quickly. */
const benchmarks: readonly { readonly name: string; readonly load: () => Promise<Benchmark> }[] = [
  { name: 'start.ready', load: async () => (await import('./start-ready.ts')).startReady },
  { name: 'engine.draw', load: async () => (await import('./engine-draw.ts')).engineDraw },
  { name: 'engine.standings', load: async () => (await import('./engine-standings.ts')).engineStandings },
  { name: 'engine.fold', load: async () => (await import('./engine-fold.ts')).engineFold },
  { name: 'engine.replay', load: async () => (await import('./engine-replay.ts')).engineReplay },
  { name: 'api.health', load: async () => (await import('./api/api-shared.ts')).apiHealth },
  { name: 'api.top10', load: async () => (await import('./api/api-shared.ts')).apiTop10 },
  { name: 'api.opens', load: async () => (await import('./api/api-shared.ts')).apiOpens },
  { name: 'public.open', load: async () => (await import('./api/public-open.ts')).publicOpen },
  { name: 'api.list.db', load: async () => (await import('./api/api-read.ts')).apiListDb },
  { name: 'api.open', load: async () => (await import('./api/api-read.ts')).apiOpen },
  { name: 'api.match', load: async () => (await import('./api/api-read.ts')).apiMatch },
  { name: 'api.write', load: async () => (await import('./api/api-write.ts')).apiWrite },
  { name: 'score.ack', load: async () => (await import('./score/score-ack.ts')).scoreAck },
  { name: 'score.bytes', load: async () => (await import('./score/score-bytes.ts')).scoreBytes },
  {
    name: 'api.correction',
    load: async () => (await import('./api/correction/api-correction.ts')).apiCorrection,
  },
  { name: 'api.growth', load: async () => (await import('./api/growth/api-growth.ts')).apiGrowth },
  { name: 'live.fanout', load: async () => (await import('./live/live-fanout.ts')).liveFanout },
  { name: 'live.servers', load: async () => (await import('./live/live-fanout.ts')).liveServers },
  { name: 'web.home', load: async () => (await import('./web-home.ts')).webHome },
  { name: 'tap.paint', load: async () => (await import('./tap-paint.ts')).tapPaint },
  { name: 'web.lighthouse', load: async () => (await import('./web-lighthouse.ts')).webLighthouse },
];

/**
 * `npm run bench` runs all of them, `npm run bench engine` those of one part, `npm run bench engine.draw` a
 * single one.
 */
const chosen = (wanted: string | undefined): typeof benchmarks =>
  benchmarks.filter(({ name }) => wanted === undefined || name === wanted || name.startsWith(`${wanted}.`));

const selected = chosen(process.argv[2]);
if (selected.length === 0) {
  const names = benchmarks.map(({ name }) => name).join(', ');
  throw new Error(`There is no benchmark ${process.argv[2] ?? ''}. There are: ${names}.`);
}

type Entry = (typeof benchmarks)[number];

const measure = async ({ load }: Entry): Promise<void> => {
  const { run } = await load();
  for (const row of await run()) {
    console.log(JSON.stringify(row));
    if (!row.ok) process.exitCode = 1;
  }
};

/** In its own process, so that what one benchmark leaves in memory does not slow down another. */
const measureApart = ({ name }: Entry): void => {
  const program = fileURLToPath(import.meta.url);
  const { status } = spawnSync(process.execPath, [program, name], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
};

const [first, ...others] = selected;
if (first !== undefined && others.length === 0) await measure(first);
else selected.forEach(measureApart);
