import { execFileSync } from 'node:child_process';
import { appendFile, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runningPostmaster, type EmbeddedPostgres } from '@topspin/embedded-postgres';
import { temporaryFolder, type TemporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import pg from 'pg';
import { startTopspinPostgres } from '#platform/topspin-postgres.ts';
import { childrenOf, signal } from '../torture/processes.ts';
import { runOnServer } from './run-on-server.ts';
import { asSuperuser } from './temporary-postgres.ts';

const patience = 30_000;

/** A PostgreSQL that is a primary or a standby, and what an operator does with it. */
class DatabaseServer {
  readonly name: string;
  readonly #folder: TemporaryFolder;
  #postgres: EmbeddedPostgres | undefined;
  #url = '';

  constructor(name: string, folder: TemporaryFolder) {
    this.name = name;
    this.#folder = folder;
  }

  get files(): string {
    return join(this.#folder.path, 'postgres');
  }

  get url(): string {
    return this.#url;
  }

  get socketFolder(): string {
    return new URL(this.#url).searchParams.get('host') ?? '';
  }

  async start(): Promise<void> {
    this.#postgres = await startTopspinPostgres({ dataDir: this.#folder.path });
    this.#url = this.#postgres.url;
  }

  /** Everything is written, and a standby has received it. */
  async stop(): Promise<void> {
    await this.#postgres?.stop();
    this.#postgres = undefined;
  }

  /** As if its machine had lost power; nobody starts it again. */
  async kill(): Promise<void> {
    await this.#postgres?.leave();
    this.#postgres = undefined;
    const running = runningPostmaster(this.files);
    if (running === undefined) return;
    for (const { pid } of [running, ...childrenOf(running.pid)]) signal(pid, 'SIGKILL');
    await rm(running.socketFolder, { recursive: true, force: true });
  }

  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    return runOnServer<Row>(asSuperuser(this.#url), statement);
  }

  /** Copies its files while it runs, as pg_basebackup does. */
  async copyTo(other: DatabaseServer): Promise<void> {
    const client = new pg.Client({ connectionString: asSuperuser(this.#url) });
    await client.connect();
    try {
      await client.query("select pg_backup_start('copy', true)");
      execFileSync('cp', ['-a', `${this.files}/.`, await other.#emptied()]);
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
      for (const own of ['postmaster.pid', 'postmaster.opts', 'standby.signal'])
        await rm(join(other.files, own), { force: true });
      for (const slot of await readdir(join(other.files, 'pg_replslot')))
        await rm(join(other.files, 'pg_replslot', slot), { recursive: true });
      await other.#write('backup_label', rows[0]?.labelfile ?? '');
    } finally {
      await client.end();
    }
  }

  /** While it is stopped: it starts as a standby of another one. */
  async follow({ socketFolder }: DatabaseServer): Promise<void> {
    const way = `host=${socketFolder} port=5432 user=topspin application_name=${this.name}`;
    await appendFile(join(this.files, 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`);
    await this.#write('standby.signal', '');
  }

  /** Acknowledges a commit once this standby has it, too; resolves when that is so. */
  async waitFor(standby: DatabaseServer | undefined): Promise<void> {
    await this.ask(`alter system set synchronous_standby_names = '${standby?.name ?? ''}'`);
    await this.ask('select pg_reload_conf()');
    if (standby === undefined) return;
    const began = performance.now();
    const synchronous = `select from pg_stat_replication where application_name = '${standby.name}' and sync_state = 'sync'`;
    while ((await this.ask(synchronous)).length === 0) {
      if (performance.now() - began > patience) throw new Error(`${standby.name} does not follow`);
      await pause(25);
    }
  }

  async promote(): Promise<void> {
    await this.ask("alter system set synchronous_standby_names = ''");
    await this.ask('select pg_reload_conf()');
    await this.ask('select pg_promote()');
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.#folder.remove();
  }

  async #emptied(): Promise<string> {
    const { uid, gid } = await stat(this.#folder.path);
    await mkdir(this.files, { mode: 0o700 });
    await chown(this.files, uid, gid);
    return this.files;
  }

  /** PostgreSQL opens its files to write them, whoever started it. */
  async #write(name: string, text: string): Promise<void> {
    const file = join(this.files, name);
    const { uid, gid } = await stat(this.files);
    await writeFile(file, text, { mode: 0o600 });
    await chown(file, uid, gid);
  }
}

export type Replicated = {
  readonly primary: DatabaseServer;
  readonly standby: DatabaseServer;
  /** The address with both, the standby first, of which the one counts that takes writes. */
  readonly url: string;
  close(): Promise<void>;
};

/** A primary and a synchronous standby, durable as in production. */
export async function replicatedPostgres(): Promise<Replicated> {
  const primary = new DatabaseServer('one', await temporaryFolder());
  const standby = new DatabaseServer('two', await temporaryFolder());
  const close = async () => {
    await standby.remove();
    await primary.remove();
  };
  try {
    await primary.start();
    await primary.copyTo(standby);
    await standby.follow(primary);
    await standby.start();
    await primary.waitFor(standby);
  } catch (error) {
    await close();
    throw error;
  }
  const url = new URL(primary.url);
  url.searchParams.set('host', `${standby.socketFolder},${primary.socketFolder}`);
  url.searchParams.set('target_session_attrs', 'read-write');
  return { primary, standby, url: url.href, close };
}
