import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Authority, openAuthority } from './authority.ts';
import { hallHosts } from './hosts.ts';
import { signLeaf } from './leaf.ts';
import { serveHttps, type HttpsServer } from './serve-https.ts';

const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);

let folder: string;
let authority: Authority;
let app: FastifyInstance;
let server: HttpsServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topspin-https-'));
  authority = await openAuthority(folder, now);
  app = Fastify();
  app.get('/', async ({ protocol }) => protocol);
  await app.ready();
  server = await serveHttps(app, { authority, host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await app.close();
  await rm(folder, { recursive: true });
});

/** What a device says that trusts this authority, or does not. */
async function handshake(options: ConnectionOptions): Promise<string> {
  const socket: TLSSocket = connect({ host: '127.0.0.1', port: server.port, ...options });
  try {
    await once(socket, 'secureConnect');
    return 'trusted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? `${String(error.code)}: ${error.message}` : 'failed';
  } finally {
    socket.destroy();
  }
}

describe('the authority of an installation', () => {
  test('is kept with the data, its key for this user alone', async () => {
    const key = await stat(join(folder, 'https', 'authority.key'));
    expect(key.mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'https'))).mode & 0o777).toBe(0o700);
    expect(await readFile(join(folder, 'https', 'authority.key'), 'utf8')).toContain('PRIVATE KEY');
    expect((await openAuthority(folder, later(30))).fingerprint).toBe(authority.fingerprint);
    expect(authority.fingerprint).toMatch(/^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/u);
  });

  test('vouches for servers alone', () => {
    const [usage] = authority.certificate.extensions.filter(({ type }) => type === '2.5.29.37');
    expect(usage).toMatchObject({ usages: ['1.3.6.1.5.5.7.3.1'] });
  });

  test('is made anew once it has expired', async () => {
    const other = await mkdtemp(join(tmpdir(), 'topspin-https-'));
    const first = await openAuthority(other, later(-11 * 365));
    expect((await openAuthority(other, now)).fingerprint).not.toBe(first.fingerprint);
    await rm(other, { recursive: true });
  });
});

describe('a device', () => {
  const ca = () => authority.certificate.toString('pem');

  test.each([
    ['the address', '127.0.0.1'],
    ['its name', 'localhost'],
  ])('that trusts the authority trusts the server by %s', async (_, host) => {
    const servername = host === 'localhost' ? { servername: host } : {};
    expect(await handshake({ ca: ca(), ...servername })).toBe('trusted');
  });

  test('that trusts nothing yet is warned', async () => {
    expect(await handshake({})).toMatch(/SELF_SIGNED|UNABLE_TO/u);
  });

  test('does not take it for another server', async () => {
    expect(await handshake({ ca: ca(), servername: 'bank.example' })).toContain(
      'ERR_TLS_CERT_ALTNAME_INVALID',
    );
  });

  test('refuses what a stolen key signs for the internet', async () => {
    const { cert, key } = await signLeaf(authority, ['bank.example'], now);
    const { createServer } = await import('node:tls');
    const thief = createServer({ cert, key });
    thief.listen(0, '127.0.0.1');
    await once(thief, 'listening');
    const address = thief.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await handshake({ ca: ca(), port, servername: 'bank.example' })).toContain(
      'permitted subtree violation',
    );
    thief.close();
  });
});

describe('a certificate that cannot be renewed', () => {
  afterEach(() => vi.useRealTimers());

  test('is logged once, and renewed once it can be', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now });
    const logged = vi.spyOn(app.log, 'error').mockImplementation(() => undefined);
    let tries = 0;
    let isBroken = false;
    const { key } = authority;
    const fragile = {
      ...authority,
      get key() {
        tries += 1;
        if (isBroken) throw new Error('The key is gone.');
        return key;
      },
    };
    const renewing = await serveHttps(app, { authority: fragile, host: '127.0.0.1', port: 0 });
    const validUntil = async (): Promise<string> => {
      const socket = connect({ host: '127.0.0.1', port: renewing.port, rejectUnauthorized: false });
      await once(socket, 'secureConnect');
      const { valid_to } = socket.getPeerCertificate();
      socket.destroy();
      return valid_to;
    };
    const lookAgain = async (): Promise<void> => {
      const before = tries;
      vi.advanceTimersByTime(30_000);
      await vi.waitFor(() => expect(tries).toBe(before + 1), 15_000);
    };
    const first = await validUntil();
    vi.setSystemTime(later(70));
    isBroken = true;
    await lookAgain();
    await lookAgain();
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce(), 15_000);
    expect(await validUntil()).toBe(first);
    isBroken = false;
    await lookAgain();
    await vi.waitFor(async () => expect(await validUntil()).not.toBe(first), 15_000);
    await renewing.close();
    logged.mockRestore();
  });
});

test('hosts are the private addresses of this machine and its local name', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4') => ({
    address,
    family,
    internal: false,
    netmask: '',
    mac: '',
    cidr: null,
    ...(family === 'IPv6' && { scopeid: 0 }),
  });
  const interfaces = { wlan0: [at('192.168.1.40'), at('203.0.113.9')] };
  expect(hallHosts(interfaces as Parameters<typeof hallHosts>[0], 'Pista')).toEqual([
    '192.168.1.40',
    'localhost',
    'pista.local',
  ]);
  expect(hallHosts({}, 'club.example.org')).toEqual(['localhost']);
});
