import type { BackupState } from '@topspin/contract';
import type { BackupState as ServerBackups } from '#backup/kept/backups.ts';
import { commandLine } from '#platform/program.ts';

const restoreCommand = commandLine('restore', 'FILE');

/** A server without a folder for backups. */
export const none: BackupState = {
  on: false,
  folder: null,
  copy_folder: null,
  encrypts: false,
  is_old: false,
  restore_command: restoreCommand,
  running: null,
  failure: null,
  collection: [],
};

export const presentBackups = (kept: ServerBackups): BackupState => ({
  on: true,
  folder: kept.folder,
  copy_folder: kept.copyFolder ?? null,
  encrypts: kept.encrypts,
  is_old: kept.isOld,
  restore_command: restoreCommand,
  running: kept.running ?? null,
  failure: kept.failure ? { ...kept.failure, at: kept.failure.at.toISOString() } : null,
  collection: kept.backups.map(({ name, madeAt, bytes, encrypted, isCopied, checked }) => ({
    name,
    made_at: madeAt.toISOString(),
    bytes,
    encrypted,
    copied: isCopied,
    checked: checked ? { at: checked.at.toISOString(), failure: checked.failure ?? null } : null,
  })),
});
