import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

export type TemporaryUser = { name: string; remove(): Promise<void> };

/** A name for a system user that a test has made; the user is deleted when removed or when this program ends for whatever reason. */
export function temporaryUser(): TemporaryUser {
  const name = `hall-${randomBytes(4).toString('hex')}`;
  const guard = spawn('sh', ['-c', 'cat; id "$1" && userdel "$1"', 'sh', name], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return {
    name,
    async remove() {
      guard.stdin.end();
      await once(guard, 'exit');
    },
  };
}
