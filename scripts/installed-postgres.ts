import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '@topspin/embedded-postgres';

/** Where Debian's packages put each major version. */
const ofDebian = '/usr/lib/postgresql';

/** The newest PostgreSQL with what it takes to make a database; undefined if none is installed. */
export function installedPostgres(below = ofDebian): Binaries | undefined {
  const majors = existsSync(below) ? readdirSync(below) : [];
  const folders = majors
    .filter((name) => /^\d+$/u.test(name))
    .toSorted((one, other) => Number(other) - Number(one))
    .map((name) => join(below, name));
  const folder = folders.find((path) => existsSync(join(path, 'bin/initdb')));
  return folder === undefined ? undefined : { folder, version: versionOf(folder) };
}

/** Such as 15.20. */
function versionOf(folder: string): string {
  const said = execFileSync(join(folder, 'bin/postgres'), ['--version'], { encoding: 'utf8' });
  const version = /\(PostgreSQL\) (\d[\w.]*)/u.exec(said)?.[1];
  if (version === undefined) throw new Error(`${folder} is of no known version: ${said}`);
  return version;
}
