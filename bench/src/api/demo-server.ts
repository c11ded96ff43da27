import { migrate } from '@topspin/api/db/migrate.ts';
import { accounts, demoPassword } from '@topspin/api/demo/accounts.ts';
import { fillDemoApart } from '@topspin/api/demo/fill-apart.ts';
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

/** Not started as a demo, which plays the matches of its hall: the points would be counted as the cost of whatever is measured. */
export const withDemo = <T>(work: (demo: DemoServer) => Promise<T>): Promise<T> =>
  withOwnServer({ fill: fillWithDemo }, ({ topspin, databaseUrl }) =>
    work({ topspin, databaseUrl, logIn: (name) => headersOf(topspin.address, name) }),
  );

async function fillWithDemo(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  await fillDemoApart(databaseUrl, new AbortController().signal);
}

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
