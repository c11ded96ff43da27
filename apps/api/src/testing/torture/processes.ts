import { execFileSync } from 'node:child_process';
import { codeOf } from '#platform/error-code.ts';

export type ServerProcess = { readonly pid: number; readonly title: string };

/** The processes that a postmaster has started: its workers, and one for each connection. */
export function childrenOf(postmaster: number): ServerProcess[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [, pid, parent, title = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/u) ?? [];
    return Number(parent) === postmaster ? [{ pid: Number(pid), title }] : [];
  });
}

/** Those that serve a connection to Topspin's database. */
export const backendsOf = (postmaster: number): ServerProcess[] =>
  childrenOf(postmaster).filter(({ title }) => /postgres: topspin topspin /u.test(title));

/** What is gone by now needs no signal; 0 would be this very program. */
export function signal(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined || pid <= 0) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** Stops a postmaster and all that it has started, as a machine does that swaps; gives how to let them go on. */
export function freeze(postmaster: number | undefined): () => void {
  if (postmaster === undefined) throw new Error('PostgreSQL does not run');
  const all = [postmaster, ...childrenOf(postmaster).map(({ pid }) => pid)];
  for (const pid of all) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) signal(pid, 'SIGCONT');
  };
}
