/** `npm run restore -- FILE`: puts a backup into the database of the settings, which is empty or is replaced on request. */
import { dirname, join, resolve } from 'node:path';
import { erasedBefore, erasedFile, readErased } from '#backup/erased.ts';
import { backupName } from '#backup/kept/names.ts';
import { isEncrypted, openFile } from '#backup/file/open-file.ts';
import { restore } from '#backup/restore.ts';
import { writeBackup } from '#backup/write-file.ts';
import { openDatabase } from '#platform/open-database.ts';
import { commandLine } from '#platform/program.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { versions } from '#platform/version.ts';
import { readSettings } from '../src/settings.ts';
import { given, runCommand, showProgress } from './command.ts';

const usage = `Say what to restore: ${commandLine('restore', 'FILE')}, with --replace if there is data already.`;

await runCommand('Nothing was restored', async () => {
  const path = given.files[0];
  if (path === undefined) throw new StartFailure(usage);
  const file = resolve(given.folder, path);
  await isEncrypted(file); // Before a database is made for a file that is not there.
  const settings = readSettings(process.env);
  const { passphrase } = settings.backups;
  const now = new Date();
  const database = await openDatabase({ ...settings, onRestart: () => undefined });
  const checking = showProgress('Checking');
  const loading = showProgress('Restoring');
  const { url, dataDir } = database;
  const beforeReplacing = async () => {
    const own = join(dirname(file), `before-restore-${backupName(now, passphrase !== undefined)}`);
    await writeBackup(own, { url, dataDir, topspin: versions.version, now, passphrase });
    console.log(`What was there is backed up in ${own}.`);
  };
  try {
    const { madeAt, topspin, postgres } = await restore({
      url,
      dataDir,
      open: () => openFile({ path: file, passphrase }),
      beforeReplacing: given.flags.has('--replace') ? beforeReplacing : undefined,
      erased: await readErased(join(dirname(file), erasedFile)),
      // Loaded where somebody has to be erased: the whole application takes a hundred megabytes.
      eraseAgain: async (client, hashes) => {
        const found = await erasedBefore(client, hashes);
        if (found.accounts.length + found.players.length === 0) return;
        const { eraseRestored } = await import('../src/erase-again.ts');
        await eraseRestored(client, found, now);
      },
      onFilesNotPut: (error) => {
        console.error(
          `The database is restored, but not the keys of HTTPS in ${dataDir} (${String(error)}): phones will have to trust this installation again.`,
        );
        process.exitCode = 1;
      },
      onCheck: checking.show,
      onProgress: loading.show,
    });
    loading.end();
    console.log(
      `Restored the backup of ${madeAt} (Topspin ${topspin}, PostgreSQL ${postgres}). Start Topspin with ${commandLine('start')}.`,
    );
  } finally {
    await database.close();
  }
});
