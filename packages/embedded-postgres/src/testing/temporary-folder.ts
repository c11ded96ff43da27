import { spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TemporaryFolder = { path: string; remove(): Promise<void> };

/** A user that every Unix has: in their folder PostgreSQL runs as them if root starts it, and no user is made for it. */
export const anybody = 1;

/**
 * A new folder that every user may enter, as PostgreSQL's user must. It is deleted when removed or when this
 * program ends for whatever reason, and so is a PostgreSQL left running in it.
 */
export async function temporaryFolder(below = tmpdir()): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(below, 'embedded-postgres-'));
  await chmod(path, 0o755);
  if (process.getuid?.() === 0) await chown(path, anybody, anybody);
  const guard = process.platform === 'win32' ? undefined : guardFolder(path);
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true });
      guard?.end();
    },
  };
}

/**
 * Waits until its input ends, which happens when this program ends; stops a PostgreSQL left in the folder.
 */
const guarding = `
cat
file="$1/postgres/postmaster.pid"
if [ -f "$file" ]; then
  pid=$(sed -n 1p "$file"); socket=$(sed -n 5p "$file")
  kill -QUIT "$pid"
  for turn in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" && sleep 0.2; done
  rm -rf "$socket"
fi
rm -rf "$1"`;

function guardFolder(path: string): Socket {
  const guard = spawn('sh', ['-c', guarding, 'sh', path], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const input = guard.stdin as Socket;
  guard.unref();
  input.unref();
  return input;
}
