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
import type { Binaries } from './binaries.ts';
import { isAlive } from './postmaster-file.ts';
import { Refusal } from './refusal.ts';
import { failureLine, runProgram } from './run-program.ts';
import type { SystemUser } from './system-user.ts';

/** PostgreSQL's files, and their superuser. */
export type Cluster = { folder: string; superuser: string; password: string | undefined };

export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres');

type Wanted = {
  dataDir: string;
  superuser: string;
  icuLocale: string;
  binaries: Binaries;
  user: SystemUser | undefined;
};

/**
 * Creates PostgreSQL's files in the data folder unless they exist. They are created under another name and
 * renamed when complete, so that neither a crash nor a second start leaves partial files.
 */
export async function prepareCluster(wanted: Wanted): Promise<Cluster> {
  const { dataDir, superuser, binaries } = wanted;
  const folder = clusterFolder(dataDir);
  await removeHalves(dataDir);
  const passwordFile = await passwordFileOf(dataDir);
  if (!existsSync(folder)) await create(folder, wanted, passwordFile);
  await refuseOtherVersion(folder, binaries);
  return { folder, superuser, password: passwordFile && (await readFile(passwordFile, 'utf8')) };
}

/** Makes the data folder, or says why it cannot be used. */
export async function makeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Refusal('folder.notWritable', `The data folder ${dataDir} cannot be written (${why})`);
  }
}

async function create(folder: string, wanted: Wanted, passwordFile: string | undefined): Promise<void> {
  const { binaries, user } = wanted;
  const half = await mkdtemp(`${folder}.half-${process.pid}-`);
  if (user !== undefined) await chown(half, user.uid, user.gid);
  const initdb = join(binaries.folder, 'bin', 'initdb');
  const { code, output } = await runProgram(initdb, initialArguments(half, wanted, passwordFile), user);
  if (code !== 0) {
    await rm(half, { recursive: true, force: true });
    const line = `The database could not be made in ${folder}: ${failureLine(output)}`;
    throw new Refusal('files.notCreated', line);
  }
  await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
}

function initialArguments(half: string, wanted: Wanted, passwordFile: string | undefined): string[] {
  const { superuser, icuLocale } = wanted;
  const common = ['-D', half, '-U', superuser, '--encoding=UTF8', '--locale=C', '--no-instructions'];
  const order = ['--locale-provider=icu', `--icu-locale=${icuLocale}`];
  if (passwordFile === undefined) return [...common, ...order, '--auth-local=trust', '--auth-host=reject'];
  return [...common, ...order, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
}

/**
 * Without Unix sockets (Windows) the server listens on the loopback address, protected by a random password.
 */
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
    if (why === 'ENOENT') throw new Refusal('files.notPostgres', `${folder} holds no database of PostgreSQL`);
    throw new Refusal('files.notReadable', `The database in ${folder} cannot be read (${why})`);
  }
}

async function refuseOtherVersion(folder: string, binaries: Binaries): Promise<void> {
  const written = await readVersion(folder);
  const ours = binaries.version.split('.')[0];
  if (written === ours) return;
  throw new Refusal(
    Number(written) > Number(ours) ? 'files.tooNew' : 'files.tooOld',
    `The data folder ${folder} was written by PostgreSQL ${written} and this program carries ${ours}`,
  );
}
