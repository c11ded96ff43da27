import { hour } from '#http/durations.ts';
import { existsSync } from 'node:fs';
import { backupsIn, type StoredBackup } from '#backup/kept/folders.ts';
import { commandLine } from '#platform/program.ts';
import { fine, mind, wrong, type Answer } from './finding.ts';

type Kept = {
  /** Undefined where none are made. */
  readonly folder: string | undefined;
  /** Whether it is made by itself, or has to be there. */
  readonly makesFolder: boolean;
  readonly copyFolder: string | undefined;
  readonly now: Date;
};

/** Whether backups are made and where, and how old the last one is. */
export async function examineBackups({ folder, makesFolder, copyFolder, now }: Kept): Promise<Answer> {
  if (folder === undefined) return mind('none are made by themselves', 'Set BACKUP_DIR to a folder.');
  for (const path of [makesFolder ? undefined : folder, copyFolder])
    if (path !== undefined && !existsSync(path))
      return wrong(`${path} is not there`, 'Put the stick in, or make the folder.');
  const [last] = await backupsIn(folder);
  const copies = copyFolder === undefined ? undefined : await backupsIn(copyFolder);
  return ofAge(last, now, copies?.[0]);
}

function ofAge(last: StoredBackup | undefined, now: Date, copy: StoredBackup | undefined): Answer {
  if (last === undefined)
    return mind(
      'there is none yet',
      `Topspin makes one at night, and now: ${commandLine('backup', 'FILE')}.`,
    );
  const hours = Math.floor((now.getTime() - last.madeAt.getTime()) / hour);
  const says = `the last is of ${hours === 0 ? 'this hour' : `${hours} hours ago`}${last.encrypted ? ', encrypted' : ''}`;
  if (hours >= 36) return mind(says, 'Start Topspin at night too, or make one now.');
  if (copy === undefined)
    return mind(`${says}, with no copy elsewhere`, 'Set BACKUP_COPY_DIR to a stick or a share.');
  return fine(`${says}, with a copy`);
}

/** When the newest backup was made, by its name. */
export async function newestBackup(folder: string | undefined): Promise<Date | undefined> {
  if (folder === undefined) return undefined;
  const [last] = await backupsIn(folder).catch(() => []);
  return last?.madeAt;
}
