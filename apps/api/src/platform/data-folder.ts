import { resolve } from 'node:path';
import { excludedUser } from '@topspin/embedded-postgres';
import { baseFolder } from '#platform/program.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { sharedFolder, systemUser } from '#platform/topspin-postgres.ts';

export type DataFolder = { path: string; note: string | undefined };

/**
 * Returns the data folder, given DATA_DIR. Started as root in a place closed to the user that runs PostgreSQL,
 * such as root's home, the data goes under /var/lib/topspin, and a note says so.
 */
export async function chooseDataFolder(wanted: string | undefined): Promise<DataFolder> {
  const path = resolve(baseFolder, wanted ?? 'data');
  const user = await excludedUser(path, systemUser);
  if (user === undefined) return { path, note: undefined };
  const instead = resolve(
    sharedFolder,
    baseFolder.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-|-$/g, ''),
    'data',
  );
  if (wanted !== undefined) {
    throw new StartFailure(
      `The data folder ${path} is closed to the user ${user}, who runs PostgreSQL when root starts it: ` +
        `set DATA_DIR to an open one, such as ${instead}.`,
    );
  }
  return {
    path: instead,
    note: `The user ${user} cannot enter ${baseFolder}, so PostgreSQL and its data are kept below ${sharedFolder}: ${instead}.`,
  };
}
