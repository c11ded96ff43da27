import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Accounts } from '../system-user.ts';

const users = `root:x:0:0::/root:/bin/sh
nobody:x:65534:65534::/:/bin/false
ana:x:4321:4321::/home/ana:/bin/sh
`;

/** Users of a made-up machine, kept in this folder; the programs, by name, are shell scripts that know it as `$users`. */
export async function temporaryAccounts(folder: string, programs: Record<string, string>): Promise<Accounts> {
  const [passwd, path] = [join(folder, 'passwd'), join(folder, 'bin')];
  await writeFile(passwd, users);
  await mkdir(path);
  for (const [name, script] of Object.entries(programs)) {
    const file = join(path, name);
    await writeFile(file, `#!/bin/sh\nPATH=/usr/bin:/bin\nusers=${folder}\n${script}\n`);
    await chmod(file, 0o755);
  }
  return { passwd, path };
}

/** Adds the user that the last argument names, as the system programs do. */
export const addsUser = `for name; do :; done
echo "$name:x:71234:71235::/nonexistent:/usr/sbin/nologin" >> "$users/passwd"`;
