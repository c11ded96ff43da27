import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { addErased, erasedFile, readErased } from './erased.ts';
import { writeNew } from '#backup/file/new-file.ts';
import { bytesOf } from '#backup/file/open-file.ts';
import { backupOf, type BackupSource } from './write-backup.ts';

export type WriteOptions = Omit<BackupSource, 'erased' | 'onErased'> & {
  readonly passphrase: string | undefined;
};

/** Writes a backup into a file, which is whole or absent, and adds to the list of erasures beside it. */
export async function writeBackup(path: string, { passphrase, ...source }: WriteOptions): Promise<void> {
  const list = join(dirname(path), erasedFile);
  let erased: readonly string[] = [];
  const bytes = backupOf({
    ...source,
    erased: await readErased(list),
    onErased: (known) => (erased = known),
  });
  await writeNew(path, await protectedBy(passphrase, bytes));
  await addErased(list, erased);
}

/** scrypt takes 128 MB for a second with this factor; the format's usual one takes twice as much. */
const workFactor = 17;

/** The bytes of a backup, encrypted if there is a passphrase. */
export async function protectedBy(
  passphrase: string | undefined,
  bytes: AsyncIterable<Buffer>,
): Promise<AsyncIterable<Uint8Array>> {
  if (passphrase === undefined) return bytes;
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  return encrypter.encrypt(bytesOf(Readable.from(bytes)));
}
