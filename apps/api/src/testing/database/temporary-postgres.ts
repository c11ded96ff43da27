import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { startTopspinPostgres } from '#platform/topspin-postgres.ts';

export type TemporaryPostgres = { url: string; close(): Promise<void> };

/** An embedded PostgreSQL in a temporary folder, fast instead of durable; `close` removes it completely. */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await temporaryFolder();
  try {
    const postgres = await startTopspinPostgres({ dataDir: folder.path, durable: false });
    return {
      url: postgres.url,
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
