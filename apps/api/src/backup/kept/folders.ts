import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#platform/error-code.ts';
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
  const half = join(folder, `${name}.half-${process.pid}`);
  try {
    await copyFile(join(from, name), half);
    await toDisk(half);
    await rename(half, join(folder, name));
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
  await addErased(join(folder, erasedFile), await readErased(join(from, erasedFile)));
}

/** Before it has its name: a stick is pulled out. */
async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes what is no longer kept, and what interrupted backups left. */
export async function tidy(folder: string, now: Date): Promise<void> {
  for (const { name } of expired(await backupsIn(folder), now)) await rm(join(folder, name), { force: true });
  for (const name of await namesIn(folder))
    if (/^topspin-.*\.half-\d+$/u.test(name)) await rm(join(folder, name), { force: true });
}
