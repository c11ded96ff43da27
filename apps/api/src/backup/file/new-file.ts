import { open, rename, rm } from 'node:fs/promises';

/** Writes a file that is whole or absent, and that only this user may read. */
export async function writeNew(
  path: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const half = `${path}.half-${process.pid}`;
  try {
    const file = await open(half, 'w', 0o600);
    try {
      await file.chmod(0o600).catch(() => undefined); // A stick may have no permissions.
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
