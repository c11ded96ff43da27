import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder, type TemporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backupName } from '#backup/kept/names.ts';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';
import { examine } from './examine.ts';
import { fine, mind, wrong } from './finding.ts';
import { examineBackups } from './kept-backups.ts';
import { examineClock, examineNode } from './machine.ts';
import { doctorPage } from './page.ts';

const now = new Date('2026-11-29T12:00:00Z');

let folder: TemporaryFolder;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** What the doctor says about one thing, with these settings. */
async function foundOf(what: string, settings: Record<string, string>) {
  const own = { DATA_DIR: join(folder.path, 'data'), PORT: '0' };
  const findings = await examine({ ...own, ...settings }, new Date());
  return findings.find((finding) => finding.what === what);
}

describe('the doctor', () => {
  test('finds nothing wrong before the first start', async () => {
    const findings = await examine({ DATA_DIR: join(folder.path, 'data'), PORT: '0' }, new Date());
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
    expect(findings.find(({ what }) => what === 'database')?.says).toContain('the first start makes it');
  });

  test('looks at a database of its own: version, role, schema', async () => {
    const settings = { DATABASE_URL: database.url };
    expect(await foundOf('database', settings)).toMatchObject({
      says: expect.stringMatching(/^PostgreSQL \d+\.\d+ as /u),
    });
    expect(await foundOf('schema', settings)).toMatchObject({
      state: 'fine',
      says: expect.stringContaining('that of this program'),
    });
    await sql`insert into schema_migration (number, name, checksum) values (9001, '9001-serve.sql', '')`.execute(
      database.db,
    );
    expect(await foundOf('schema', settings)).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('newer'),
    });
    await sql`delete from schema_migration where number = 9001`.execute(database.db);
  });

  test.each([
    ['settings', { PORT: 'x' }, 'The setting PORT must be'],
    [
      'database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      'nothing listens at that host and port',
    ],
  ])('says of %s what a start would say', async (what, settings: Record<string, string>, line) => {
    expect(await foundOf(what, settings)).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining(line),
    });
  });

  test('says how data of an older PostgreSQL comes along', async () => {
    await mkdir(join(folder.path, 'data/postgres'), { recursive: true });
    await writeFile(join(folder.path, 'data/postgres/PG_VERSION'), '12\n');
    expect(await foundOf('database', {})).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('back it up with the previous version of Topspin'),
    });
  });

  test('sees who has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const settings = { PORT: String(port), HOST: '127.0.0.1' };
    other.on('connection', (socket) => socket.destroy());
    expect(await foundOf('port', settings)).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('by another program'),
    });
    other.close();
  });
});

test('a Topspin that answers has its port of HTTPS too', async () => {
  const running = createHttpServer((_, answer) => answer.end('{"version": "0.1.0"}')).listen(0, '127.0.0.1');
  await once(running, 'listening');
  const { port } = running.address() as AddressInfo;
  const settings = { PORT: String(port), HOST: '127.0.0.1', HTTPS: '1' };
  expect(await foundOf('port', settings)).toMatchObject({
    state: 'fine',
    says: `Topspin 0.1.0 answers on ${port}`,
  });
  expect(await foundOf('port of HTTPS', settings)).toBe(undefined);
  running.close();
});

describe('by itself', () => {
  test('a Node that is too old is wrong', () => {
    expect(examineNode('20.19.0')).toMatchObject({ state: 'wrong' });
    expect(examineNode('24.1.0')).toMatchObject({ state: 'fine' });
  });

  test('a clock is wrong if something was made later', () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(examineClock(now, [{ by: 'the last backup', at: at(-5) }])).toMatchObject({ state: 'fine' });
    expect(examineClock(now, [{ by: 'the last backup', at: at(5) }])).toMatchObject({ state: 'wrong' });
  });

  test.each([
    ['of this hour, copied', 0, true, 'fine'],
    ['without a copy elsewhere', 0, false, 'mind'],
    ['too old', 40, true, 'mind'],
  ])('backups: %s', async (_, hours, isCopied, state) => {
    const name = backupName(new Date(now.getTime() - hours * 3_600_000), false);
    await writeFile(join(folder.path, name), '');
    const copyFolder = isCopied ? folder.path : undefined;
    expect(await examineBackups({ folder: folder.path, makesFolder: false, copyFolder, now })).toMatchObject({
      state,
    });
  });

  test('a stick that is not in is wrong', async () => {
    const copyFolder = join(folder.path, 'stick');
    const found = await examineBackups({ folder: folder.path, makesFolder: true, copyFolder, now });
    expect(found).toMatchObject({ state: 'wrong', says: `${copyFolder} is not there` });
  });
});

test('its page has a line for each thing, and what to do below', () => {
  const page = doctorPage([
    { what: 'port', ...fine('3000 is free') },
    { what: 'backups', ...mind('there is none yet', 'Make one.') },
    { what: 'database', ...wrong('nothing listens') },
  ]);
  expect(page).toBe(
    [
      'ok     port      3000 is free',
      'mind   backups   there is none yet',
      '                 → Make one.',
      'WRONG  database  nothing listens',
      '',
      'One thing is wrong.',
    ].join('\n'),
  );
});
