/** `npm run backup -- FILE`: backs up the database of the settings, whether Topspin runs or not. */
import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupName } from '#backup/kept/names.ts';
import { backupOf } from '#backup/write-backup.ts';
import { protectedBy, writeBackup } from '#backup/write-file.ts';
import { borrowDatabase } from '#platform/borrow-database.ts';
import { commandLine } from '#platform/program.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { versions } from '#platform/version.ts';
import { readSettings } from '../src/settings.ts';
import { given, mega, runCommand, showProgress } from './command.ts';

const usage = `Say where to: ${commandLine('backup', 'FILE')}, or a folder, or --stdout.`;

await runCommand('No backup was made', async () => {
  const settings = readSettings(process.env);
  const { passphrase } = settings.backups;
  const begin = performance.now();
  const database = await borrowDatabase({ ...settings, onRestart: () => undefined });
  try {
    const progress = showProgress('Backing up');
    const source = {
      url: database.url,
      dataDir: database.dataDir,
      topspin: versions.version,
      now: new Date(),
      onProgress: progress.show,
    };
    if (given.flags.has('--stdout')) {
      await pipeline(Readable.from(await protectedBy(passphrase, backupOf(source))), process.stdout);
      return progress.end();
    }
    const file = fileFor(given.files[0], source.now, passphrase !== undefined);
    await writeBackup(file, { ...source, passphrase });
    progress.end();
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`Backed up into ${file}: ${mega((await stat(file)).size)} in ${seconds} s.`);
  } finally {
    await database.close();
  }
});

function fileFor(path: string | undefined, now: Date, encrypted: boolean): string {
  if (path === undefined) throw new StartFailure(usage);
  const file = resolve(given.folder, path);
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
    ? join(file, backupName(now, encrypted))
    : file;
}
