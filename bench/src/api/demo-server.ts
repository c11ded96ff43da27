import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { accounts, demoPassword } from '@topspin/api/demo/accounts.ts';
import { startTopspinPostgres } from '@topspin/api/platform/topspin-postgres.ts';
import { startMetered, type MeteredServer } from './metered-server.ts';

/** Topspin with the demo data, and what is needed to call it and to run peers on the same data. */
export type DemoServer = {
  readonly topspin: MeteredServer;
  /** The address of its PostgreSQL, for peers. */
  readonly databaseUrl: string;
  /** Logs a demo account in, such as `jugadora`; returns the headers for its calls. */
  logIn(name: string): Promise<Record<string, string>>;
};

const main = fileURLToPath(new URL('../../../apps/api/src/main.ts', import.meta.url));

/** Starts Topspin on its own installation, passes it to the work, and removes everything again. */
export async function withDemo<T>(work: (demo: DemoServer) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder();
  const postgres = await startTopspinPostgres({ dataDir: folder.path });
  try {
    const env = { DATABASE_URL: postgres.url, PORT: '0', HOST: '127.0.0.1' };
    const topspin = await startMetered({ program: main, args: ['--demo'], env });
    try {
      const logIn = (name: string) => headersOf(topspin.address, name);
      return await work({ topspin, databaseUrl: postgres.url, logIn });
    } finally {
      await topspin.stop();
    }
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}

async function headersOf(address: string, name: string): Promise<Record<string, string>> {
  const email = accounts.find((account) => account.email.startsWith(`${name}@`))?.email;
  const response = await fetch(`${address}/api/auth/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`${name} could not log in: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return {
    authorization: `Bearer ${token}`,
    'x-application': 'topspin-web',
    'x-application-lang': 'es',
    'accept-encoding': 'identity',
  };
}
