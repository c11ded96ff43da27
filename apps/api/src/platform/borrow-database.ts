import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Servers } from '#db/servers.ts';
import { chooseDataFolder } from '#platform/data-folder.ts';
import { holdDatabase } from '#platform/hold-database.ts';
import { openDatabase, type OpenDatabase, type Wanted } from '#platform/open-database.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { startTopspinPostgres } from '#platform/topspin-postgres.ts';

/** Opens the database beside a Topspin that may run on it, start or stop meanwhile; PostgreSQL is started if it does not run. */
export async function borrowDatabase(wanted: Wanted): Promise<OpenDatabase> {
  if (wanted.databaseUrl !== undefined) return openDatabase(wanted);
  const { path } = await chooseDataFolder(wanted.dataDir);
  if (!existsSync(join(path, 'postgres')))
    throw new StartFailure(
      `There is no data in ${path}: set DATA_DIR to the folder of the data, or DATABASE_URL.`,
    );
  const postgres = await startTopspinPostgres({ dataDir: path, onRestart: wanted.onRestart });
  return {
    url: postgres.url,
    shared: new Servers(postgres.url),
    dataDir: path,
    notes: [],
    async close() {
      const hold = await holdDatabase(postgres.url).catch(() => undefined);
      if (hold === undefined) return postgres.leave();
      await hold.release();
      await postgres.stop();
    },
  };
}
