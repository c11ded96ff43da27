import { statfs } from 'node:fs/promises';

export type Disk = { readonly free: number; readonly size: number };

/** The room in bytes on the disk of a folder, free for this program; undefined where that cannot be said. */
export async function diskOf(folder: string): Promise<Disk | undefined> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return undefined;
  }
}
