import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { expect, test } from 'vitest';
import { protectedBy } from './write-file.ts';

const passphrase = 'a dozen balls in a box';

/** `age` asks for the passphrase at a terminal alone: `script` gives it one. */
const areHere = [
  ['age', '--version'],
  ['script', '--version'],
].every(([program = '', ...words]) => spawnSync(program, words).status === 0);

async function openedByAge(sealed: string, plain: string): Promise<void> {
  const terminal = spawn('script', ['-qec', `age --decrypt --output '${plain}' '${sealed}'`, '/dev/null']);
  let said = '';
  terminal.stdout.on('data', (chunk: Buffer) => {
    const before = said;
    said += chunk.toString();
    if (!before.includes('passphrase') && said.includes('passphrase'))
      terminal.stdin.write(`${passphrase}\n`);
  });
  const [code] = await once(terminal, 'close');
  expect({ code, said }).toMatchObject({ code: 0 });
}

test(
  'age opens what is encrypted with a passphrase, where it is installed',
  { timeout: 60_000 },
  async () => {
    if (!areHere) return;
    const folder = await temporaryFolder();
    try {
      const content = [randomBytes(100_000), Buffer.from('the end')];
      const [sealed, plain] = [join(folder.path, 'sealed.age'), join(folder.path, 'plain')];
      async function* bytes() {
        yield* content;
      }
      await writeFile(sealed, await protectedBy(passphrase, bytes()));
      await openedByAge(sealed, plain);
      expect((await readFile(plain)).equals(Buffer.concat(content))).toBe(true);
    } finally {
      await folder.remove();
    }
  },
);
