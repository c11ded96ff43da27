import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const api = resolve(import.meta.dirname, '../..');

export type Versions = {
  /** Of the program, as its package says. */
  readonly version: string;
  /** The number of the newest migration it knows. */
  readonly schema: string;
  /** The commit of a checkout; null in a package. */
  readonly revision: string | null;
};

function versionOf(manifest: string): string {
  const { version }: { version?: unknown } = Object(JSON.parse(manifest));
  return typeof version === 'string' ? version : 'unknown';
}

const newestOf = (files: readonly string[]): string =>
  files.reduce((newest, file) => (/^\d{4}-/u.test(file) && file > newest ? file : newest), '').slice(0, 4);

/** Read from git's files: git itself may be missing, or distrust a checkout of somebody else. */
function revision(): string | null {
  try {
    const git = resolve(api, '../../.git');
    const head = readFileSync(`${git}/HEAD`, 'utf8').trim();
    const commit = head.startsWith('ref: ') ? commitOf(git, head.slice('ref: '.length)) : head;
    return commit?.slice(0, 12) ?? null;
  } catch {
    return null;
  }
}

function commitOf(git: string, ref: string): string | undefined {
  if (existsSync(`${git}/${ref}`)) return readFileSync(`${git}/${ref}`, 'utf8').trim();
  const packed = readFileSync(`${git}/packed-refs`, 'utf8');
  return packed
    .split('\n')
    .find((line) => line.endsWith(` ${ref}`))
    ?.split(' ')[0];
}

/** What runs here; it does not change while it runs. */
export const versions: Versions = {
  version: versionOf(readFileSync(resolve(api, '../../package.json'), 'utf8')),
  schema: newestOf(readdirSync(resolve(api, 'migrations'))),
  revision: revision(),
};
