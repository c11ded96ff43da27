/** Makes or checks one backup for the server, in a process of its own: see `apart.ts`. */
import { join } from 'node:path';
import type { BackupReport, BackupTask } from './apart.ts';
import { failureOf } from './failure.ts';
import { openFile } from '#backup/file/open-file.ts';
import type { OnProgress } from '#backup/file/progress.ts';
import { checkBackup } from '#backup/file/read-backup.ts';
import { writeBackup } from '#backup/write-file.ts';

process.once('message', (task: BackupTask) => void run(task));
process.once('disconnect', () => process.exit(1));

/** In milliseconds, between two reports of progress. */
const every = 250;

async function run(task: BackupTask): Promise<void> {
  try {
    const rows = await work(task);
    report({ ended: { rows } }, () => process.exit(0));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report({ failed: { why: failureOf(error), message } }, () => process.exit(0));
  }
}

async function work(task: BackupTask): Promise<number> {
  let last = 0;
  let rows = 0;
  const onProgress: OnProgress = (progress) => {
    rows = progress.done;
    if (performance.now() - last < every) return;
    last = performance.now();
    report({ progress });
  };
  if (task.kind === 'check') {
    await checkBackup(await openFile(task), onProgress);
  } else {
    const { folder, name, ...source } = task;
    await writeBackup(join(folder, name), { ...source, now: new Date(), onProgress });
  }
  return rows;
}

const report = (said: BackupReport, sent: () => void = () => undefined) =>
  process.send?.(said, undefined, undefined, sent);
