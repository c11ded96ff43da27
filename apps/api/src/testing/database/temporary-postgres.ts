import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { EmbeddedOptions } from '@topspin/embedded-postgres';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { startTopspinPostgres } from '#platform/topspin-postgres.ts';

export type TemporaryPostgres = {
  url: string;
  /** For what the owner of a database may not do. */
  superuserUrl: string;
  close(): Promise<void>;
};

const inMemory = '/dev/shm';
/** In bytes: PostgreSQL's own log of a whole run takes up to 1 GB, the databases open at once 100 MB. */
const enough = 4 * 1024 ** 3;

/** A PostgreSQL in a temporary folder, fast instead of durable, the embedded one or another; `close` removes it completely. */
export async function temporaryPostgres(
  given: Pick<EmbeddedOptions, 'binaries'> = {},
): Promise<TemporaryPostgres> {
  const folder = await temporaryFolder(await roomiest());
  try {
    const postgres = await startTopspinPostgres({ ...given, dataDir: folder.path, durable: false });
    return {
      url: postgres.url,
      superuserUrl: asSuperuser(postgres.url),
      async close() {
        await postgres.stop();
        await folder.remove();
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/** The address of a database of the embedded server, as its superuser. */
export function asSuperuser(url: string): string {
  const address = new URL(url);
  address.username = 'topspin';
  return address.href;
}

/** Where a file system in memory has room, since each clone of a database is a thousand files. */
async function roomiest(): Promise<string> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > enough ? inMemory : tmpdir();
}
