import { join, resolve } from 'node:path';
import { Backups } from '#backup/kept/backups.ts';
import { isAnyInPlay } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import type { OpenDatabase } from '#platform/open-database.ts';
import { versions } from '#platform/version.ts';
import type { Settings } from './settings.ts';

type BackupSources = {
  readonly settings: Pick<Settings, 'backups' | 'databaseUrl'>;
  readonly database: Pick<OpenDatabase, 'url' | 'dataDir'>;
  readonly db: Db;
  readonly onFailure: (error: unknown) => void;
};

/** Backups go where the operator says, or into the folder of the embedded database. A server of a shared one may be without. */
export function openBackups({ settings, database, db, onFailure }: BackupSources): Backups | undefined {
  const { folder, copyFolder, passphrase } = settings.backups;
  if (folder === undefined && settings.databaseUrl !== undefined) return undefined;
  return new Backups({
    url: database.url,
    dataDir: database.dataDir,
    topspin: versions.version,
    folder: folder === undefined ? join(database.dataDir, 'backups') : resolve(folder),
    makesFolder: folder === undefined,
    copyFolder: copyFolder === undefined ? undefined : resolve(copyFolder),
    passphrase,
    isInPlay: () => isAnyInPlay(db, new Date()),
    onFailure,
  });
}
