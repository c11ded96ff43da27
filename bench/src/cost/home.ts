import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { withTopspin } from '../running-topspin.ts';
import { codeOfLoginAndHome } from '../web-home.ts';

const built = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

/** Long enough for the notices of home, which come when it is shown, in milliseconds; the machine may be busy. */
const quiet = 2000;

/**
 * The bytes of the code that login and home load, compressed as it is sent. The hash in the name of a file counts as zeros: otherwise
 * a change of any page would change what those that name it compress to.
 */
export async function bytesOfHome(): Promise<number> {
  const code = await withTopspin((address) => codeOfLoginAndHome(address, quiet));
  const files = [...code.keys()].map((address) => built + new URL(address).pathname);
  return files.reduce((sum, file) => sum + compressedBytes(readFileSync(file, 'utf8')), 0);
}

const hash = /(?<=[-/])[\w-]{7,8}(?=\.(?:js|css)\b)/gu;

const compressedBytes = (code: string): number => brotliCompressSync(code.replace(hash, '00000000')).length;
