import { spawn, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The environment of a program at its start, without colours when the output is not a terminal. */
export const environment = (): NodeJS.ProcessEnv =>
  process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/**
 * Runs a program of node_modules/.bin (run.mjs puts it first in the path) to its end and gives its exit code.
 * Stopping this program stops that one too.
 */
export function runProgram(file: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(file, args, {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  });
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill('SIGTERM');
  };
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      if (stopped) process.exit(1);
      resolve(code ?? 1);
    });
  });
}
