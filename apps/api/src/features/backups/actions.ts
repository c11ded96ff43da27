import type { BackupState, checkBackup, downloadBackup, getBackups, makeBackup } from '@topspin/contract';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Backups } from '#backup/kept/backups.ts';
import { requirePassword } from '#features/auth/commands.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { Answer } from '#http/handle.ts';
import { none, presentBackups } from './present.ts';

type Kept = Backups | undefined;

const kept = (backups: Kept): Backups => {
  if (!backups) throw fail('backup.off');
  return backups;
};

export const read =
  (backups: Kept) =>
  async (_call: Call<typeof getBackups>): Promise<BackupState> =>
    backups ? presentBackups(await backups.state()) : none;

/** Starts a backup: it goes on after the answer. */
export const make = (backups: Kept) => async (call: Call<typeof makeBackup>) => {
  const here = kept(backups);
  await audit(call, 'makeBackup', { entity: 'backups' });
  if (!here.make()) throw fail('backup.underWay');
};

/** Starts to check a backup. */
export const check = (backups: Kept) => async (call: Call<typeof checkBackup>) => {
  const here = kept(backups);
  const { name } = found(await here.fileOf(call.params.name));
  await audit(call, 'checkBackup', { entity: 'backups', after: { name } });
  if (!here.check(name)) throw fail('backup.underWay');
};

/** The file as it is kept, encrypted or not. Who downloaded it is audited. */
export const download =
  (backups: Kept) =>
  async (call: Call<typeof downloadBackup>): Promise<Answer<Readable>> => {
    const { db, user, params, body } = call;
    const here = kept(backups);
    await requirePassword(db, user.id, body.password);
    const { name, path, bytes } = found(await here.fileOf(params.name));
    await audit(call, 'downloadBackup', { entity: 'backups', after: { name } });
    return new Answer(200, createReadStream(path), {
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(bytes),
    });
  };
