import { existsSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runningPostmaster } from './postmaster-file.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder.path, 'postmaster.pid');
});
afterEach(() => folder.remove());

async function given(text: string, age: number): Promise<void> {
  await writeFile(file, text);
  const time = new Date(Date.now() - age);
  await utimes(file, time, time);
}

const day = 24 * 60 * 60 * 1000;

test('without the file no server runs', () => {
  expect(runningPostmaster(folder.path)).toBeUndefined();
});

describe('a file of no server', () => {
  test.each([
    ['is empty since a power cut', '', day, false],
    ['is full of zeros', '\0'.repeat(8192), day, false],
    ['is full of anything', '§ %PDF-1.7\n/data\n', day, false],
    ['is of the future, by a clock that was set back', '', -day, false],
    ['has the number of another program', `${process.pid}\n/data\n`, 0, false],
    ['was created this moment and has yet to be written', '', 0, true],
    ['was left by a server that was killed', '2147483647\n/data\n', day, true],
  ])('that %s', async (_, text, age, stays) => {
    await given(text, age);
    expect(runningPostmaster(folder.path)).toBeUndefined();
    expect(existsSync(file)).toBe(stays);
  });
});
