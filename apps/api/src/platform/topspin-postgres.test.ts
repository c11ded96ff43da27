import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@topspin/embedded-postgres';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { expect, test } from 'vitest';
import { StartFailure } from '#platform/start-failure.ts';
import { startTopspinPostgres, withAdvice } from '#platform/topspin-postgres.ts';

test('files of a newer PostgreSQL stop the start with one line that says what to do', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder.path, 'postgres'));
  await writeFile(join(folder.path, 'postgres/PG_VERSION'), '99\n');
  await expect(startTopspinPostgres({ dataDir: folder.path })).rejects.toThrow(
    new StartFailure(
      `The data folder ${folder.path}/postgres was written by PostgreSQL 99 and this program carries 18: start a newer Topspin.`,
    ),
  );
  await folder.remove();
});

test.each([
  ['platform.unsupported', 'No PostgreSQL here: set DATABASE_URL to a PostgreSQL 15 or newer.'],
  ['folder.notWritable', 'No PostgreSQL here: set DATA_DIR to one that can.'],
  ['server.notStarted', 'No PostgreSQL here'],
] as const)('what PostgreSQL refuses as %s is said in one line', (code, line) => {
  expect(withAdvice(new Refusal(code, 'No PostgreSQL here'))).toBe(line);
});
