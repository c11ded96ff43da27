import { getStatus, type InstallationStatus } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { handle, type Feature } from '#http/handle.ts';
import { diskOf } from '#metrics/disk.ts';
import { versions } from '#platform/version.ts';
import { readStatus } from './store.ts';

export type Machine = {
  /** The folder of what belongs to the installation. */
  readonly dataDir: string;
  /** Whether the database lies in it. */
  readonly embedded: boolean;
  /** When the last backup was made; undefined where none are made by this installation. */
  readonly lastBackup?: () => Promise<Date | undefined>;
};

/** For admins: how the installation is, in what they can do something about. */
export const status = (machine: Machine | undefined, mailIsSent: boolean): Feature => ({
  name: 'status',
  routes: [handle(getStatus, 'admin', read(machine, mailIsSent))],
});

const read =
  ({ dataDir, embedded, lastBackup }: Machine = { dataDir: '.', embedded: false }, mailIsSent: boolean) =>
  async ({ db, now }: Call<typeof getStatus>): Promise<InstallationStatus> => {
    const [{ postgresql, bytes, servers, failing_jobs, ...mails }, disk, last] = await Promise.all([
      readStatus(db, now),
      diskOf(dataDir),
      lastBackup?.(),
    ]);
    const { version: program, schema, revision } = versions;
    return {
      at: now.toISOString(),
      versions: { program, schema, revision, postgresql, node: process.versions.node },
      servers,
      disk: disk ?? null,
      database: { bytes, embedded },
      mails: { sent: mailIsSent, ...(mailIsSent ? mails : noMails) },
      failing_jobs,
      backups: lastBackup ? { last: last?.toISOString() ?? null } : null,
    };
  };

/** Without a mail server all of them stay in the outbox. */
const noMails = { waiting: 0, refused: 0, waiting_since: null, last_sent: null } as const;
