import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';

export type TemporaryPostgres = { url: string; close(): Promise<void> };

/** An embedded PostgreSQL in a temporary folder, fast instead of durable; `close` leaves no trace of it. */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'topspin-test-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await chmod(folder, 0o755);
    const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    return {
      url: postgres.url,
      async close() {
        await postgres.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
