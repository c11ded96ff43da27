import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { apiOf, logIn, type Login } from './api-client.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Started = {
  readonly address: string;
  /** Ends every process, as SIGTERM does. */
  stop(): Promise<void>;
};

/** Runs `npm start` on a data folder until it says that it is ready; the very first run may have to build the web. */
export async function startTopspin(dataDir: string): Promise<Started> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' };
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const address = /Topspin is ready: (http:\S+)/u.exec(said)?.[1];
    if (address !== undefined) resolve(address);
  });
  void closed.then(() => reject(new Error(`Topspin did not start: ${said}`)));
  return {
    address: await promise,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/**
 * Starts Topspin on an empty data folder as a newcomer would, passes its address to the work, and removes
 * everything again.
 */
export async function withTopspin<T>(work: (address: string) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder();
  try {
    const topspin = await startTopspin(folder.path);
    try {
      return await work(topspin.address);
    } finally {
      await topspin.stop();
    }
  } finally {
    await folder.remove();
  }
}

const account = { name: 'Ana Gil', email: 'ana@example.org', password: 'secreto1' };

/** Creates the first account of an installation, with a player profile, like a real user's. */
export async function firstPlayer(address: string): Promise<Login> {
  await apiOf(address)('POST', '/auth/register', { ...account, lang: 'es', terms_accepted: true });
  const { token } = await logIn(address, account);
  await apiOf(address, token)('POST', '/app/players/create-from-user', { date_of_birth: '1991-05-12' });
  return account;
}
