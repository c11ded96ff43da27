import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { startTopspinPostgres } from '@topspin/api/platform/topspin-postgres.ts';
import pg from 'pg';
import { startMetered, type MeteredServer } from './metered-server.ts';

const program = fileURLToPath(new URL('../../../apps/api/src/main.ts', import.meta.url));

/** Starts Topspin on a database. */
export const startTopspinOn = (databaseUrl: string): Promise<MeteredServer> =>
  startMetered({ program, env: { DATABASE_URL: databaseUrl, PORT: '0', HOST: '127.0.0.1' } });

type Installation<Filled> = {
  /** Fills the empty database before the start. */
  readonly fill: (databaseUrl: string) => Promise<Filled>;
};

type Running<Filled> = {
  readonly topspin: MeteredServer;
  readonly databaseUrl: string;
  readonly filled: Filled;
};

/** Starts Topspin on an installation of its own, passes it to the work, and removes everything again. */
export async function withOwnServer<T, Filled>(
  { fill }: Installation<Filled>,
  work: (running: Running<Filled>) => Promise<T>,
): Promise<T> {
  const folder = await temporaryFolder();
  const postgres = await startTopspinPostgres({ dataDir: folder.path });
  try {
    const filled = await fill(postgres.url);
    const topspin = await startTopspinOn(postgres.url);
    try {
      return await work({ topspin, databaseUrl: postgres.url, filled });
    } finally {
      await topspin.stop();
    }
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}

/** Passes connections to a database to the work, and closes them. */
export async function withPool<T>(databaseUrl: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
