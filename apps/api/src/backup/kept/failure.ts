import { codeOf } from '#platform/error-code.ts';
import { BackupDamage } from '#backup/file/damage.ts';

/** Why a backup was not made or is not sound, for people. */
export const backupFailures = ['noFolder', 'noRoom', 'damaged', 'other'] as const;
export type BackupFailure = (typeof backupFailures)[number];

const byCode: Readonly<Record<string, BackupFailure>> = {
  ENOENT: 'noFolder',
  ENOTDIR: 'noFolder',
  EACCES: 'noFolder',
  EPERM: 'noFolder',
  EROFS: 'noFolder',
  EIO: 'noFolder',
  ENOSPC: 'noRoom',
  EDQUOT: 'noRoom',
};

export const failureOf = (error: unknown): BackupFailure =>
  error instanceof BackupDamage ? 'damaged' : (byCode[codeOf(error)] ?? 'other');
