import type { Benchmark } from './benchmark.ts';

/** Every benchmark. Loaded when its turn comes, so that one alone starts quickly. */
const benchmarks: readonly { readonly name: string; readonly load: () => Promise<Benchmark> }[] = [
  { name: 'start.ready', load: async () => (await import('./start-ready.ts')).startReady },
  { name: 'engine.draw', load: async () => (await import('./engine-draw.ts')).engineDraw },
  { name: 'engine.standings', load: async () => (await import('./engine-standings.ts')).engineStandings },
  { name: 'engine.fold', load: async () => (await import('./engine-fold.ts')).engineFold },
  { name: 'engine.replay', load: async () => (await import('./engine-replay.ts')).engineReplay },
];

/** `npm run bench` runs all of them, `npm run bench engine` those of one part, `npm run bench engine.draw` one. */
const chosen = (wanted: string | undefined): typeof benchmarks =>
  benchmarks.filter(({ name }) => wanted === undefined || name === wanted || name.startsWith(`${wanted}.`));

const selected = chosen(process.argv[2]);
if (selected.length === 0) {
  const names = benchmarks.map(({ name }) => name).join(', ');
  throw new Error(`There is no benchmark ${process.argv[2] ?? ''}. There are: ${names}.`);
}
for (const { load } of selected) {
  const { run } = await load();
  for (const row of await run()) {
    console.log(JSON.stringify(row));
    if (!row.ok) process.exitCode = 1;
  }
}
