import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#platform/error-code.ts';
import { writeNew } from '#backup/file/new-file.ts';
import { addErased, erasedFile, readErased } from '#backup/erased.ts';
import { readName, type NamedBackup } from './names.ts';
import { expired } from './retention.ts';

/** A backup in a folder. */
export type StoredBackup = NamedBackup & { readonly bytes: number };

/** The backups in a folder, newest first; none if it is not there. */
export async function backupsIn(folder: string): Promise<StoredBackup[]> {
  const named = (await namesIn(folder)).flatMap((name) => readName(name) ?? []);
  const stored = await Promise.all(
    named.map(async (backup) => ({ ...backup, bytes: (await stat(join(folder, backup.name))).size })),
  );
  return stored.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Makes the folder of an installation that names none. One that the operator names has to be there: a stick may not be in. */
export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/** Copies a backup and the list of erasures into a second folder, whole or not at all. */
export async function copyInto(folder: string, from: string, name: string): Promise<void> {
  await writeNew(join(folder, name), bytesOf(join(from, name)));
  await addErased(join(folder, erasedFile), await readErased(join(from, erasedFile)));
}

/** Opened only when it is read. */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path);
}

/** Removes what is no longer kept, and what interrupted backups left. */
export async function tidy(folder: string, now: Date): Promise<void> {
  for (const { name } of expired(await backupsIn(folder), now)) await rm(join(folder, name), { force: true });
  for (const name of await namesIn(folder))
    if (/^topspin-.*\.half-\d+$/u.test(name)) await rm(join(folder, name), { force: true });
}
