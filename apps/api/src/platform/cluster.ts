import { randomBytes } from 'node:crypto';
import {
  access,
  chown,
  constants,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '#platform/binaries.ts';
import { isAlive } from '#platform/postmaster-file.ts';
import { failureLine, runProgram } from '#platform/run-program.ts';
import { StartFailure } from '#platform/start-failure.ts';
import type { SystemUser } from '#platform/system-user.ts';

export const superuser = 'topspin';
export const database = 'topspin';

export type Cluster = { folder: string; password: string | undefined };

/**
 * Makes PostgreSQL's files in the data folder unless they are there, sorted as in Spanish. They are made under
 * another name and moved when whole, so that neither a crash nor a second start leaves half of them.
 */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  user: SystemUser | undefined,
): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  await makeWritable(dataDir);
  await removeHalves(dataDir);
  const passwordFile = await passwordFileOf(dataDir);
  if (!existsSync(folder)) await create(folder, binaries, user, passwordFile);
  await refuseOtherVersion(folder, binaries);
  return { folder, password: passwordFile && (await readFile(passwordFile, 'utf8')) };
}

async function makeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartFailure(
      `The data folder ${dataDir} cannot be written (${why}): set DATA_DIR to one that can.`,
    );
  }
}

async function create(
  folder: string,
  binaries: Binaries,
  user: SystemUser | undefined,
  passwordFile: string | undefined,
): Promise<void> {
  const half = await mkdtemp(`${folder}.half-${process.pid}-`);
  if (user !== undefined) await chown(half, user.uid, user.gid);
  const initdb = join(binaries.folder, 'bin', 'initdb');
  const { code, output } = await runProgram(initdb, initialArguments(half, passwordFile), user);
  if (code !== 0) {
    await rm(half, { recursive: true, force: true });
    throw new StartFailure(`The database could not be made in ${folder}: ${failureLine(output)}`);
  }
  await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
}

function initialArguments(half: string, passwordFile: string | undefined): string[] {
  const common = ['-D', half, '-U', superuser, '--encoding=UTF8', '--locale=C', '--no-instructions'];
  const spanish = ['--locale-provider=icu', '--icu-locale=es-ES'];
  if (passwordFile === undefined) return [...common, ...spanish, '--auth-local=trust', '--auth-host=reject'];
  return [...common, ...spanish, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
}

/** Without Unix sockets (Windows) the server listens on the loopback address, behind a random password. */
async function passwordFileOf(dataDir: string): Promise<string | undefined> {
  if (process.platform !== 'win32') return undefined;
  const file = join(dataDir, 'postgres-password');
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600, flag: 'wx' }).catch(ignoreExisting);
  return file;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** A start that was killed leaves its unfinished files behind. */
async function removeHalves(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = name.match(/^postgres\.half-(\d+)-/)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(dataDir, name), { recursive: true });
  }
}

async function readVersion(folder: string): Promise<string> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    if (why === 'ENOENT')
      throw new StartFailure(`${folder} holds no database of PostgreSQL: set DATA_DIR to another folder.`);
    throw new StartFailure(
      `The database in ${folder} cannot be read (${why}): start as the user it belongs to.`,
    );
  }
}

async function refuseOtherVersion(folder: string, binaries: Binaries): Promise<void> {
  const written = await readVersion(folder);
  const ours = binaries.version.split('.')[0];
  if (written === ours) return;
  const advice =
    Number(written) > Number(ours)
      ? 'start a newer Topspin'
      : 'run that version on it (DATABASE_URL), dump it with pg_dump and restore the dump here';
  throw new StartFailure(
    `The data folder ${folder} was written by PostgreSQL ${written} and this program carries ${ours}: ${advice}.`,
  );
}
