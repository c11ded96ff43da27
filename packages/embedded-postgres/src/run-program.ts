import { spawn } from 'node:child_process';
import type { SystemUser } from './system-user.ts';

export type Outcome = { code: number | null; output: string };

/** On Unix, programs get a clean environment, so that no PGDATA or LC_ALL from the shell affects them. */
const environment =
  process.platform === 'win32' ? undefined : { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/** Runs one of PostgreSQL's programs to its end, as the given user, and returns its exit code and output. */
export function runProgram(file: string, args: string[], user: SystemUser | undefined): Promise<Outcome> {
  const identity = user === undefined ? {} : { uid: user.uid, gid: user.gid };
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...identity,
      env: environment,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output: output.trim() }));
  });
}

/** The line of PostgreSQL's output that says why it failed, without its label. */
export function failureLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const named = lines.findLast((line) => /FATAL|PANIC|error:/.test(line));
  return (named ?? lines.findLast((line) => line !== '') ?? 'no reason given').replace(
    /^.*(FATAL|PANIC|error):\s*/,
    '',
  );
}
