import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts Topspin on an empty data folder as a newcomer would, passes its address to the work, and removes
 * everything again.
 */
export async function withTopspin<T>(work: (address: string) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder();
  const env = { ...process.env, DATA_DIR: folder.path, PORT: '0' };
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  try {
    return await work(await addressOf(child.stdout, closed));
  } finally {
    child.kill('SIGTERM');
    await closed;
    await folder.remove();
  }
}

async function addressOf(output: NodeJS.ReadableStream, closed: Promise<unknown>): Promise<string> {
  let said = '';
  return new Promise<string>((resolve, reject) => {
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Topspin is ready: (http:\S+)/u.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    void closed.then(() => reject(new Error(`Topspin did not start: ${said}`)));
  });
}

const account = { name: 'Ana Gil', email: 'ana@example.org', password: 'secreto1' };

/** Creates the first account of an installation, with a player profile, like a real user's. */
export async function firstPlayer(address: string): Promise<typeof account> {
  await post(`${address}/api/auth/register`, { ...account, lang: 'es', terms_accepted: true });
  const { token } = await post(`${address}/api/auth/access`, account);
  await post(`${address}/api/app/players/create-from-user`, { date_of_birth: '1991-05-12' }, token);
  return account;
}

const tries = 10;

/** A machine busy starting up may answer that it is overloaded, and when to retry. */
async function post(address: string, body: object, token = '', left = tries): Promise<{ token: string }> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status === 503 && left > 1) {
    await setTimeout(1000 * Number(response.headers.get('retry-after') ?? 1));
    return post(address, body, token, left - 1);
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { token: string };
}
