import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BackupFailure } from './failure.ts';
import type { OnProgress, Progress } from '#backup/file/progress.ts';

/** What the separate process does. */
export type BackupTask =
  | {
      readonly kind: 'make';
      readonly url: string;
      readonly dataDir: string;
      readonly topspin: string;
      readonly folder: string;
      readonly name: string;
      readonly passphrase: string | undefined;
    }
  | { readonly kind: 'check'; readonly path: string; readonly passphrase: string | undefined };

/** What it answers: progress, then how it ended. */
export type BackupReport =
  | { readonly progress: Progress }
  | { readonly ended: { readonly rows: number } }
  | { readonly failed: { readonly why: BackupFailure; readonly message: string } };

/** A backup that failed in the separate process. */
export class BackupFailed extends Error {
  readonly why: BackupFailure;

  constructor(why: BackupFailure, message: string) {
    super(message);
    this.why = why;
  }
}

const program = fileURLToPath(new URL('./apart-main.ts', import.meta.url));

/**
 * Makes or checks a backup in a process of its own, which yields to others: compressing and hashing hold up no call, and its memory is
 * given back at its end. It ends with this one. Returns the number of rows.
 */
export function runApart(task: BackupTask, onProgress: OnProgress, signal: AbortSignal): Promise<number> {
  const child = fork(program, { signal, execArgv: [] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new BackupFailed('other', `the process ended with ${code}`)));
    child.on('message', (report: BackupReport) => {
      if ('progress' in report) onProgress(report.progress);
      else if ('ended' in report) resolve(report.ended.rows);
      else reject(new BackupFailed(report.failed.why, report.failed.message));
    });
    child.on('spawn', () => {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      child.send(task);
    });
  });
}
