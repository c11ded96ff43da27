import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';
import { startTopspin } from './running-topspin.ts';

/**
 * The time from the command to the line that says it is ready, and from SIGTERM to the end of every process.
 */
export const startReady: Benchmark = {
  name: 'start.ready',
  async run() {
    const folder = await temporaryFolder();
    const dataDir = folder.path;
    await startOnce(dataDir);
    await rm(join(dataDir, 'postgres'), { recursive: true });
    const first = await startOnce(dataDir);
    const later = await startOnce(dataDir);
    await folder.remove();
    return [
      row('start.ready', later.ready),
      row('start.first', first.ready),
      row('start.stop', Math.max(first.stopped, later.stopped)),
    ];
  },
};

const row = (name: string, milliseconds: number): Row =>
  rowOf({ name, value: milliseconds / 1000, unit: 's' });

async function startOnce(dataDir: string): Promise<{ ready: number; stopped: number }> {
  const began = performance.now();
  const topspin = await startTopspin(dataDir);
  const ready = performance.now() - began;
  await topspin.stop();
  return { ready, stopped: performance.now() - began - ready };
}
