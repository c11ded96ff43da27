import { execFileSync } from 'node:child_process';
import { codeOf } from '#platform/error-code.ts';

export type ServerProcess = { readonly pid: number; readonly title: string };

/** The children of a postmaster: its workers, and one process per connection. */
export function childrenOf(postmaster: number): ServerProcess[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [, pid, parent, title = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/u) ?? [];
    return Number(parent) === postmaster ? [{ pid: Number(pid), title }] : [];
  });
}

/** The ones that serve a connection to Topspin's database. */
export const backendsOf = (postmaster: number): ServerProcess[] =>
  childrenOf(postmaster).filter(({ title }) => /postgres: topspin_owner topspin /u.test(title));

/** A process gone by now needs no signal; 0 would signal this very program. */
export function signal(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined || pid <= 0) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/**
 * Freezes a postmaster and all its children, as on a machine that swaps; returns a function that resumes
 * them.
 */
export function freeze(postmaster: number | undefined): () => void {
  if (postmaster === undefined) throw new Error('PostgreSQL does not run');
  const all = [postmaster, ...childrenOf(postmaster).map(({ pid }) => pid)];
  for (const pid of all) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) signal(pid, 'SIGCONT');
  };
}
