import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runningPostmaster } from '@topspin/embedded-postgres';
import { temporaryFolder, type TemporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { databaseAddress } from '#db/address.ts';
import { testDatabase } from '#testing/database/database.ts';
import { runOnServer } from '#testing/database/run-on-server.ts';
import { startProgram, type StartedProgram } from '#testing/started-program.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ready = /^Topspin is ready: (\S+)$/m;

let folder: TemporaryFolder;
let started: StartedProgram[];

/** The first start makes the data, which takes longest; the others find it. */
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

beforeEach(() => {
  started = [];
});

afterEach(async () => {
  for (const { child, ended } of started.toReversed()) {
    child.kill('SIGTERM');
    await ended;
  }
});

function start(settings: Record<string, string> = {}): StartedProgram {
  const program = startProgram({ DATA_DIR: folder.path, ...settings });
  started.push(program);
  return program;
}

async function megabytesOf({ child }: StartedProgram): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

const postmaster = () => runningPostmaster(join(folder.path, 'postgres'));
const databaseUrl = () => `postgres://topspin@localhost/topspin?host=${postmaster()?.socketFolder}`;

describe('a start', () => {
  // A busy machine may do a part of the startup after its memory was returned, so it may try again.
  test.runIf(process.platform === 'linux')(
    'takes less than 150 MB, also after making its data',
    { retry: 2 },
    async () => {
      const program = start();
      await program.until(ready);
      // V8 returns the last of the memory while idle.
      await vi.waitFor(async () => expect(await megabytesOf(program)).toBeLessThan(150), { timeout: 20_000 });
    },
  );

  test('serves, and stops in order at SIGTERM without leaving a process', async () => {
    const program = start();
    const [, url] = await program.until(ready);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    expect(program.said()).toContain('Setup code for the first account');
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
    expect(postmaster()).toBeUndefined();
    expect(await readFile(join(folder.path, 'postgres/server.log'), 'utf8')).toContain(
      'database system is shut down',
    );
  });

  test('on data that another one serves is refused, and disturbs nothing', async () => {
    const first = start();
    const [, url] = await first.until(ready);
    const second = start();
    expect((await second.ended).code).toBe(1);
    expect(second.said()).toContain(`Topspin already runs on this data (process ${first.child.pid})`);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
  });

  test('after the program was killed finds everything that was acknowledged', async () => {
    const first = start();
    await first.until(ready);
    await runOnServer(databaseUrl(), `create table serve as select 'acknowledged' as name`);
    first.child.kill('SIGKILL');
    await first.ended;
    await start().until(ready);
    expect(await runOnServer(databaseUrl(), 'select name from serve')).toEqual([{ name: 'acknowledged' }]);
  });

  test('goes on serving after its PostgreSQL was killed', async () => {
    const program = start();
    const [, url] = await program.until(ready);
    process.kill(postmaster()?.pid ?? 0, 'SIGKILL');
    await program.until(/PostgreSQL had stopped and was started again/);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
  });
});

describe('a start that cannot be says one line', () => {
  const refusal = async (settings: Record<string, string>) => {
    const program = start(settings);
    expect((await program.ended).code).toBe(1);
    return program.said().trim();
  };

  test('about a port that is taken, and stops what it had started', async () => {
    const other = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const said = await refusal({ PORT: String(port), LOG_LEVEL: 'silent' });
    expect(said).toBe(
      `Topspin did not start: Port ${port} is taken by another program: stop it, or set PORT to a free one.`,
    );
    expect(postmaster()).toBeUndefined();
    other.close();
  });

  test.each([
    ['a wrong setting', { PORT: 'tennis' }, /^Topspin did not start: The setting PORT must be .*$/],
    [
      'a server that is not there',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
      /nothing listens at that host and port\.$/,
    ],
    [
      'a data folder that is a file',
      { DATA_DIR: '/dev/null' },
      /The data folder \/dev\/null cannot be written/,
    ],
  ])('about %s', async (_, settings, line) => {
    const said = await refusal(settings);
    expect(said).toMatch(line);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).not.toContain('secret');
  });

  test.each([
    [
      'that only reads',
      (name: string) => `alter database "${name}" set default_transaction_read_only = on`,
      'The database at DATABASE_URL accepts no changes: set default_transaction_read_only to off for it or its user.',
    ],
    [
      'that turns read-only during the start',
      (name: string) => `
        create function refuse() returns event_trigger language plpgsql
          as 'begin raise ''cannot execute CREATE TABLE during recovery'' using errcode = ''25006''; end';
        create event trigger "${name}" on ddl_command_start execute function refuse()`,
      'The database failed: cannot execute CREATE TABLE during recovery.',
    ],
  ])('about a database %s', async (_, given, line) => {
    const database = await testDatabase();
    const name = new URL(database.url).pathname.slice(1);
    await runOnServer(databaseAddress(inject('databaseServer').superuserUrl, name), given(name));
    const said = await refusal({ DATABASE_URL: database.url });
    await database.close();
    expect(said).toBe(`Topspin did not start: ${line}`);
  });
});
