import { accounts, demoPassword } from '@topspin/api/demo/accounts.ts';
import { logIn } from '../api-client.ts';
import type { MeteredServer } from './metered-server.ts';
import { withOwnServer } from './own-server.ts';

/** Topspin with the demo data, and what is needed to call it and to run peers on the same data. */
export type DemoServer = {
  readonly topspin: MeteredServer;
  /** The address of its PostgreSQL, for peers. */
  readonly databaseUrl: string;
  /** Logs a demo account in, such as `jugadora`; returns the headers for its calls. */
  logIn(name: string): Promise<Record<string, string>>;
};

export const withDemo = <T>(work: (demo: DemoServer) => Promise<T>): Promise<T> =>
  withOwnServer({ args: ['--demo'], fill: async () => {} }, ({ topspin, databaseUrl }) =>
    work({ topspin, databaseUrl, logIn: (name) => headersOf(topspin.address, name) }),
  );

async function headersOf(address: string, name: string): Promise<Record<string, string>> {
  const email = accounts.find((account) => account.email.startsWith(`${name}@`))?.email ?? '';
  const { token } = await logIn(address, { email, password: demoPassword });
  return {
    authorization: `Bearer ${token}`,
    'x-application': 'topspin-web',
    'x-application-lang': 'es',
    'accept-encoding': 'identity',
  };
}
