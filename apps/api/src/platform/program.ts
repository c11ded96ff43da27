import { extname, resolve } from 'node:path';

/** The folder of the program: a checkout, or what npm installed of a package. */
export const programFolder = resolve(import.meta.dirname, '../../../..');

/** A package has no TypeScript. */
export const isPackage = extname(import.meta.filename) === '.js';

/**
 * Where relative paths begin: in a checkout its folder; in a package the one in which it was started, since its own may be npm's cache,
 * where data would be deleted.
 */
export const baseFolder = isPackage ? process.cwd() : programFolder;

/** How a command is typed here, such as `npm run backup -- FILE`. */
export function commandLine(name: string, words = ''): string {
  if (isPackage) return `topspin ${name} ${words}`.trim();
  const run = name === 'start' ? 'npm start' : `npm run ${name}`;
  return words === '' ? run : `${run} -- ${words}`;
}
