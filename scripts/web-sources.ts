import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything the built web is made of: folders with all below them, and the files in the folder of the web itself. */
const folders = [
  ...['src', 'build', 'public'].map((name) => `apps/web/${name}`),
  ...['contract', 'engine', 'messages'].map((name) => `packages/${name}/src`),
];
const others = [
  ...['contract', 'engine', 'messages'].map((name) => `packages/${name}/package.json`),
  'package-lock.json',
];

/** The files of a checkout that the built web is made of. */
export function webSources(root: string): string[] {
  const below = folders.flatMap((folder) => filesIn(root, folder, true));
  return [...below, ...filesIn(root, 'apps/web', false), ...others].toSorted();
}

const filesIn = (root: string, folder: string, recursive: boolean): string[] =>
  readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\./u.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));

/** A hash of what changes whenever somebody writes one of these files: reading all of them takes ten times as long. */
export const lookOf = (root: string, files: readonly string[]): string =>
  hashOf(files, (file) => {
    const { size, ctimeMs } = statSync(join(root, file));
    return `${size} ${ctimeMs}`;
  });

/** A hash of what is in them. */
export const contentOf = (root: string, files: readonly string[]): string =>
  hashOf(files, (file) => readFileSync(join(root, file)));

function hashOf(files: readonly string[], told: (file: string) => string | Buffer): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(told(file)).update('\0');
  return hash.digest('hex');
}
