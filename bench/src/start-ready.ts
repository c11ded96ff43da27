import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

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

/** Runs `npm start` on a data folder; the very first run may have to build the web. */
async function startOnce(dataDir: string): Promise<{ ready: number; stopped: number }> {
  const began = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' };
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Topspin is ready')) resolve();
    });
    child.on('close', () => reject(new Error(`Topspin did not start: ${said}`)));
  });
  const ready = performance.now() - began;
  child.kill('SIGTERM');
  await closed;
  return { ready, stopped: performance.now() - began - ready };
}
