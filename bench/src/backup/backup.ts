import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { startTopspinPostgres } from '@topspin/api/platform/topspin-postgres.ts';
import { rowOf, type Benchmark, type Row } from '../benchmark.ts';
import { grow } from '../api/growth/grown-database.ts';

/** A tenth of what the goals are for, and so are they: a million takes too long for every day. */
const players = 100_000;

/** How long everything of a large installation takes to be backed up and restored, and the memory it takes. */
export const backup: Benchmark = {
  name: 'backup',
  async run() {
    const folder = await temporaryFolder();
    const postgres = await startTopspinPostgres({ dataDir: join(folder.path, 'data') });
    try {
      const { bytes } = await grow(postgres.url, players);
      const file = join(folder.path, 'all.backup');
      const made = await timed('backup', file, { DATABASE_URL: postgres.url });
      const size = (await stat(file)).size;
      const restored = await timed('restore', file, { DATA_DIR: join(folder.path, 'restored') });
      return [
        row('make', made.seconds, 's'),
        row('make.memory', made.memory, 'MB'),
        row('size', size / 1e6, 'MB'),
        row('database', bytes / 1e6, 'MB'),
        row('restore', restored.seconds, 's'),
        row('restore.memory', restored.memory, 'MB'),
      ];
    } finally {
      await postgres.stop();
      await folder.remove();
    }
  },
};

const row = (name: string, value: number, unit: string): Row =>
  rowOf({ name: `backup.${name}`, value, unit });

const scripts = fileURLToPath(new URL('../../../apps/api/scripts/', import.meta.url));

type Taken = { readonly seconds: number; readonly memory: number };

/** Runs a command in a process of its own, and looks at the most memory it had so far until it ends. */
async function timed(
  name: 'backup' | 'restore',
  file: string,
  settings: Record<string, string>,
): Promise<Taken> {
  const begin = performance.now();
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [`${scripts}${name}.ts`, file], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const look = setInterval(() => {
    memory = Math.max(memory, mostMemory(child.pid));
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(look);
  if (code !== 0) throw new Error(`the ${name} ended with ${code}`);
  return { seconds: (performance.now() - begin) / 1000, memory };
}

/** The most memory a process has had, in megabytes; 0 once it is gone, and where the system does not say. */
function mostMemory(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/^VmHWM:\s+(\d+)/mu.exec(status)?.[1] ?? 0) / 1000;
}
