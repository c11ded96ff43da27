import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebWhenStale } from '../build-web.ts';
import { root, runProgram } from '../programs.ts';
import { buildPackage } from './build.ts';

/** Where a release is put together. */
export const releaseFolder = join(root, 'release');

/** What is packed. */
export const packageFolder = join(root, '.cache/package');

/** Builds web and code and packs them; returns the tarball. */
export async function pack(): Promise<string> {
  if (!(await buildWebWhenStale())) throw new Error('The web could not be built, see above.');
  await buildPackage(packageFolder);
  rmSync(releaseFolder, { recursive: true, force: true });
  mkdirSync(releaseFolder);
  const code = await runProgram('npm', ['pack', '--silent', '--pack-destination', releaseFolder], {
    cwd: packageFolder,
  });
  const [tarball] = globSync('*.tgz', { cwd: releaseFolder });
  if (code !== 0 || tarball === undefined) throw new Error('npm made no tarball, see above.');
  return join(releaseFolder, tarball);
}
