import { minute, hour } from '#http/durations.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addErased, erasedFile, erasedIn } from '#backup/erased.ts';
import { openClient, type Client } from '#db/client.ts';
import { BackupFailed, runApart, type BackupTask } from './apart.ts';
import { failureOf, type BackupFailure } from './failure.ts';
import { backupsIn, copyInto, makeFolder, tidy, type StoredBackup } from './folders.ts';
import { backupName } from './names.ts';
import type { Progress } from '#backup/file/progress.ts';

export type BackupsOptions = {
  readonly url: string;
  readonly dataDir: string;
  readonly topspin: string;
  /** The folder, and whether to make it: if the operator names none. */
  readonly folder: string;
  readonly makesFolder: boolean;
  readonly copyFolder: string | undefined;
  readonly passphrase: string | undefined;
  /** Whether an open is in play: then a backup is made every quarter of an hour. */
  readonly isInPlay: () => Promise<boolean>;
  readonly now?: () => Date;
  readonly onFailure: (error: unknown) => void;
};

/** What is under way. */
export type RunningBackup = { readonly kind: 'make' | 'check'; readonly name: string } & Progress;

/** Whether a backup is sound, as it was found when it was checked. */
export type CheckedBackup = { readonly at: Date; readonly failure: BackupFailure | undefined };

export type BackupState = {
  readonly folder: string;
  readonly copyFolder: string | undefined;
  readonly encrypts: boolean;
  readonly isOld: boolean;
  readonly running: RunningBackup | undefined;
  /** Of the last backup, if it was not made or not copied. */
  readonly failure:
    | { readonly at: Date; readonly why: BackupFailure; readonly of: 'backup' | 'copy' }
    | undefined;
  readonly backups: readonly (StoredBackup & {
    readonly isCopied: boolean;
    readonly checked: CheckedBackup | undefined;
  })[];
};

/** An arbitrary number, the same for every Topspin: whoever has it backs up. */
const lockKey = 2_011_003;

/** The backups that this server makes and keeps. Only one server of an installation makes one at a time. */
export class Backups {
  readonly #options: BackupsOptions;
  readonly #stopping = new AbortController();
  readonly #checked = new Map<string, CheckedBackup>();
  readonly #since: Date;
  #running: RunningBackup | undefined;
  #work: Promise<void> = Promise.resolve();
  #failure: BackupState['failure'];

  constructor(options: BackupsOptions) {
    this.#options = options;
    this.#since = this.#now();
  }

  async state(): Promise<BackupState> {
    const { folder, copyFolder, passphrase } = this.#options;
    const stored = await backupsIn(folder).catch(() => []);
    const copies = new Set(
      copyFolder === undefined ? [] : (await backupsIn(copyFolder).catch(() => [])).map(({ name }) => name),
    );
    return {
      folder,
      copyFolder,
      encrypts: passphrase !== undefined,
      isOld: await this.#isOld(stored[0]),
      running: this.#running,
      failure: this.#failure,
      backups: stored.map((backup) => ({
        ...backup,
        isCopied: copies.has(backup.name),
        checked: this.#checked.get(backup.name),
      })),
    };
  }

  /** The file of a backup; undefined if there is none of that name. */
  async fileOf(name: string): Promise<(StoredBackup & { readonly path: string }) | undefined> {
    const { folder } = this.#options;
    const found = (await backupsIn(folder)).find((backup) => backup.name === name);
    return found && { ...found, path: join(folder, name) };
  }

  /** Starts a backup, unless something is under way; says whether it did. */
  make(): boolean {
    const name = backupName(this.#now(), this.#options.passphrase !== undefined);
    return this.#begin('make', name, () => this.#make(name));
  }

  /** Starts to check a backup, unless something is under way; says whether it did. */
  check(name: string): boolean {
    const { folder, passphrase } = this.#options;
    return this.#begin('check', name, async () => {
      const failure = await this.#apart({ kind: 'check', path: join(folder, name), passphrase }).then(
        () => undefined,
        reasonOf,
      );
      this.#checked.set(name, { at: this.#now(), failure });
    });
  }

  /** Starts a backup if it is time for one: every quarter of an hour while an open is in play, otherwise at night. */
  async makeIfDue(): Promise<void> {
    const [last] = await backupsIn(this.#options.folder).catch(() => []);
    if (await this.#isDue(last)) this.make();
    else await this.#noteErasures();
  }

  /** When nothing is under way any more. */
  settled(): Promise<void> {
    return this.#work;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#work;
  }

  #now(): Date {
    return this.#options.now?.() ?? new Date();
  }

  #begin(kind: RunningBackup['kind'], name: string, work: () => Promise<void>): boolean {
    if (this.#running || this.#stopping.signal.aborted) return false;
    this.#running = { kind, name, done: 0, of: 0 };
    this.#work = work()
      .catch((error: unknown) => this.#options.onFailure(error))
      .finally(() => (this.#running = undefined));
    return true;
  }

  async #make(name: string): Promise<void> {
    const { url, dataDir, topspin, folder, copyFolder, passphrase } = this.#options;
    const lock = await takeTurn(url);
    if (lock === undefined) return;
    let of: 'backup' | 'copy' = 'backup';
    try {
      if (this.#options.makesFolder) await makeFolder(folder);
      await this.#apart({ kind: 'make', url, dataDir, topspin, folder, name, passphrase });
      await tidy(folder, this.#now());
      of = 'copy';
      if (copyFolder !== undefined) {
        await copyInto(copyFolder, folder, name);
        await tidy(copyFolder, this.#now());
      }
      this.#failure = undefined;
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#failure = { at: this.#now(), why: reasonOf(error), of };
      throw error;
    } finally {
      await lock.end();
    }
  }

  async #apart(task: BackupTask): Promise<void> {
    const onProgress = (progress: Progress) => {
      if (this.#running) this.#running = { ...this.#running, ...progress };
    };
    await runApart(task, onProgress, this.#stopping.signal);
  }

  /** Records new erasures between backups, which do so too. A folder that is not there gets the list with the next one. */
  async #noteErasures(): Promise<void> {
    const client = await openClient(this.#options.url, { connect: 10_000 });
    try {
      const hashes = await erasedIn(client);
      for (const folder of [this.#options.folder, this.#options.copyFolder])
        if (folder !== undefined && existsSync(folder)) await addErased(join(folder, erasedFile), hashes);
    } finally {
      await client.end();
    }
  }

  /** When the last backup in the folder was made, by its name alone. */
  async lastMade(): Promise<Date | undefined> {
    const [last] = await backupsIn(this.#options.folder);
    return last?.madeAt;
  }

  async #isDue(last: StoredBackup | undefined): Promise<boolean> {
    const now = this.#now();
    const age = ageOf(last, now);
    if (age > 30 * hour) return true;
    if (age > 14 * minute && (await this.#options.isInPlay())) return true;
    return age > 12 * hour && isNight(now);
  }

  async #isOld(last: StoredBackup | undefined): Promise<boolean> {
    // A server that has just started has not failed to make one.
    const age = ageOf(last ?? { madeAt: this.#since }, this.#now());
    return age > 36 * hour || (age > hour && (await this.#options.isInPlay()));
  }
}

const ageOf = (last: Pick<StoredBackup, 'madeAt'> | undefined, now: Date): number =>
  last === undefined ? Infinity : now.getTime() - last.madeAt.getTime();

/** By the clock of the machine. */
const isNight = (now: Date): boolean => now.getHours() >= 3 && now.getHours() < 6;

const reasonOf = (error: unknown): BackupFailure =>
  error instanceof BackupFailed ? error.why : failureOf(error);

/** The turn to back up, as long as the connection is open; undefined while another server has it. */
async function takeTurn(url: string): Promise<Client | undefined> {
  const client = await openClient(url, { connect: 10_000 });
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    lockKey,
  ]);
  if (rows[0]?.held === true) return client;
  await client.end();
  return undefined;
}
