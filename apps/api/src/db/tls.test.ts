import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openAuthority } from '#platform/https/authority.ts';
import { signLeaf } from '#platform/https/leaf.ts';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';
import { tlsServer, type TlsServer } from '#testing/database/tls-server.ts';
import { openPool } from './connect.ts';

let folder: string;
let database: TestDatabase;
let certificate: Awaited<ReturnType<typeof signLeaf>>;
let server: TlsServer | undefined;

/** The files of the authority that signed the server's certificate, and of another one. */
const files = { right: '', wrong: '' };

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'topspin-tls-'));
  for (const name of ['right', 'wrong'] as const) {
    const authority = await openAuthority(join(folder, name), new Date());
    files[name] = join(folder, `${name}.pem`);
    await writeFile(files[name], authority.certificate.toString('pem'));
    if (name === 'right') certificate = await signLeaf(authority, ['localhost'], new Date());
  }
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
afterEach(() => server?.close());

/** Asks a server with TLS, or without; says whether the connection was encrypted, or why there was none. */
async function ask(host: string, options: string, hasTls = true): Promise<boolean | string> {
  const url = new URL(database.url);
  const path = `${url.searchParams.get('host')}/.s.PGSQL.${url.port || '5432'}`;
  server = await tlsServer(path, hasTls ? certificate : undefined);
  const given = options.replace(/right|wrong/u, (name) => files[name === 'right' ? 'right' : 'wrong']);
  const pool = openPool(
    `postgres://${url.username}@${host}:${server.port}${url.pathname}${given && `?${given}`}`,
    { max: 1 },
  );
  try {
    await pool.query('select 1');
    return server.encrypted.at(-1) ?? false;
  } catch (error) {
    return String(error);
  } finally {
    await pool.end();
  }
}

test.each([
  ['127.0.0.1', '', false],
  ['127.0.0.1', 'sslmode=disable', false],
  ['127.0.0.1', 'sslmode=allow', false],
  ['127.0.0.1', 'sslmode=prefer', true],
  ['127.0.0.1', 'sslmode=require', true],
  ['127.0.0.1', 'sslmode=require&sslrootcert=right', true],
  ['127.0.0.1', 'sslmode=require&sslrootcert=wrong', expect.stringMatching(/certificate/u)],
  ['127.0.0.1', 'sslmode=verify-ca&sslrootcert=right', true],
  ['127.0.0.1', 'sslmode=verify-ca&sslrootcert=wrong', expect.stringMatching(/certificate/u)],
  ['127.0.0.1', 'sslmode=verify-full&sslrootcert=right', expect.stringMatching(/altnames/u)],
  ['localhost', 'sslmode=verify-full&sslrootcert=right', true],
  ['localhost', 'sslmode=verify-full', expect.stringMatching(/certificate/u)],
])('a server at %s with “%s”', async (host, options, answer) => {
  expect(await ask(host, options)).toEqual(answer);
});

test.each([
  ['sslmode=prefer', false],
  ['sslmode=require', expect.stringContaining('does not support SSL')],
])('a server without TLS with “%s”', async (options, answer) => {
  expect(await ask('127.0.0.1', options, false)).toEqual(answer);
});
