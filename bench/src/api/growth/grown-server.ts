import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { startTopspinPostgres } from '@topspin/api/platform/topspin-postgres.ts';
import { startMetered } from '../metered-server.ts';
import { logIn, type Ask } from './ask.ts';
import { grow, type Grown } from './grown-database.ts';

const main = fileURLToPath(new URL('../../../../apps/api/src/main.ts', import.meta.url));

/** Fills an installation with this many players, passes on its server, and removes everything again. */
export async function withGrown<T>(
  players: number,
  work: (ask: Ask, grown: Grown) => Promise<T>,
): Promise<T> {
  const folder = await temporaryFolder();
  const postgres = await startTopspinPostgres({ dataDir: folder.path });
  try {
    const grown = await grow(postgres.url, players);
    const env = { DATABASE_URL: postgres.url, PORT: '0', HOST: '127.0.0.1' };
    const topspin = await startMetered({ program: main, env });
    try {
      return await work(await logIn(topspin.address), grown);
    } finally {
      await topspin.stop();
    }
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}
