import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { codeOf } from '#platform/error-code.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { BackupDamage } from './damage.ts';

/** A backup on disk, and the passphrase if it is encrypted. */
export type BackupFile = { readonly path: string; readonly passphrase: string | undefined };

/** How every file of the age format begins. */
const encryptedFirst = Buffer.from('age-encryption.org/v1\n');

/** Reads a backup from its file, decrypted. */
export async function openFile({ path, passphrase }: BackupFile): Promise<AsyncIterable<Buffer>> {
  if (!(await isEncrypted(path))) return createReadStream(path, { highWaterMark: 256 * 1024 });
  if (passphrase === undefined)
    throw new StartFailure('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  return decrypted(path, passphrase);
}

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw new StartFailure(`There is no file ${path}.`);
    throw error;
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(encryptedFirst.length), 0, encryptedFirst.length, 0);
    return buffer.equals(encryptedFirst);
  } finally {
    await file.close();
  }
}

async function* decrypted(path: string, passphrase: string): AsyncGenerator<Buffer> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(path, { highWaterMark: 256 * 1024 });
  const plain = await decrypter.decrypt(bytesOf(source)).catch(() => {
    throw new BackupDamage(
      'The passphrase in BACKUP_PASSPHRASE is not that of this backup, or its first bytes are damaged.',
    );
  });
  let at = 0;
  try {
    for await (const chunk of plain) {
      at += chunk.length;
      yield Buffer.from(chunk);
    }
  } catch {
    throw new BackupDamage(`The file is damaged or incomplete after byte ${at} of what is encrypted in it.`);
  }
}

/** The bytes of a stream as the web's streams have them. */
export function bytesOf(source: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(source) as ReadableStream<Uint8Array>;
}
