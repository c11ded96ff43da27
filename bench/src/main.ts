import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Benchmark } from './benchmark.ts';
import { record } from './measurements.ts';

type Entry = { readonly name: string; readonly load: () => Promise<Benchmark> };

/** Every benchmark, loaded on demand so that a single one starts quickly. */
const benchmarks: readonly Entry[] = [
  { name: 'start.ready', load: async () => (await import('./start-ready.ts')).startReady },
  { name: 'engine.draw', load: async () => (await import('./engine-draw.ts')).engineDraw },
  { name: 'engine.standings', load: async () => (await import('./engine-standings.ts')).engineStandings },
  { name: 'engine.fold', load: async () => (await import('./engine-fold.ts')).engineFold },
  { name: 'engine.replay', load: async () => (await import('./engine-replay.ts')).engineReplay },
  { name: 'engine.swiss', load: async () => (await import('./engine-swiss.ts')).engineSwiss },
  { name: 'engine.matching', load: async () => (await import('./engine-matching.ts')).engineMatching },
  { name: 'day.queue', load: async () => (await import('./day/day-queue.ts')).dayQueue },
  { name: 'day.length', load: async () => (await import('./day/day-length.ts')).dayLength },
  { name: 'day.screen.heap', load: async () => (await import('./day/screen-heap.ts')).screenHeap },
  { name: 'day.plan', load: async () => (await import('./day/day-plan.ts')).dayPlan },
  { name: 'day.drag', load: async () => (await import('./day/day-drag.ts')).dayDrag },
  { name: 'day.estimates', load: async () => (await import('./day/day-estimates.ts')).dayEstimates },
  { name: 'api.health', load: async () => (await import('./api/api-shared.ts')).apiHealth },
  { name: 'api.top10', load: async () => (await import('./api/api-shared.ts')).apiTop10 },
  { name: 'api.opens', load: async () => (await import('./api/api-shared.ts')).apiOpens },
  { name: 'public.open', load: async () => (await import('./api/public-open.ts')).publicOpen },
  {
    name: 'public.pictures',
    load: async () => (await import('./api/public-pictures.ts')).publicPictures,
  },
  { name: 'api.list.db', load: async () => (await import('./api/api-list.ts')).apiListDb },
  { name: 'api.list.admin', load: async () => (await import('./api/api-list.ts')).apiListAdmin },
  { name: 'api.list.organiser', load: async () => (await import('./api/api-list.ts')).apiListOrganiser },
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
  { name: 'print.bracket', load: async () => (await import('./print/print-bracket.ts')).printBracket },
  { name: 'backup', load: async () => (await import('./backup/backup.ts')).backup },
  { name: 'travel', load: async () => (await import('./travel/travel.ts')).travel },
  { name: 'web.home', load: async () => (await import('./web-home.ts')).webHome },
  { name: 'tap.paint', load: async () => (await import('./tap-paint.ts')).tapPaint },
  { name: 'cost', load: async () => (await import('./cost/cost.ts')).cost },
  { name: 'web.lighthouse', load: async () => (await import('./web-lighthouse.ts')).webLighthouse },
];

/**
 * `npm run bench` runs all of them, `npm run bench engine` those of one part, `npm run bench engine.draw` a
 * single one; with `-- --record` before the names, what they measure is noted in docs/measurements.md.
 */
const isChosen =
  (wanted: readonly string[]) =>
  ({ name }: Entry): boolean =>
    wanted.length === 0 || wanted.some((one) => name === one || name.startsWith(`${one}.`));

const { values: options, positionals: wanted } = parseArgs({
  options: { record: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const selected = benchmarks.filter(isChosen(wanted));
if (selected.length === 0) {
  const names = benchmarks.map(({ name }) => name).join(', ');
  throw new Error(`There is no benchmark ${wanted.join(' ')}. There are: ${names}.`);
}

async function measure({ load }: Entry): Promise<void> {
  const { run } = await load();
  const rows = await run(options.record);
  for (const row of rows) {
    console.log(JSON.stringify(row));
    if (!row.ok) process.exitCode = 1;
  }
  if (options.record) record(rows);
}

/** In its own process, so that what one benchmark leaves in memory does not slow down another. */
function measureApart({ name }: Entry): void {
  const program = fileURLToPath(import.meta.url);
  const args = [program, ...(options.record ? ['--record'] : []), name];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

const [first, ...others] = selected;
if (first !== undefined && others.length === 0) await measure(first);
else selected.forEach(measureApart);
