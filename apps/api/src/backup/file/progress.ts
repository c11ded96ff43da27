import type { BackupTable } from './format.ts';

/** How far a backup or a restore is, in rows. */
export type Progress = { readonly done: number; readonly of: number };
export type OnProgress = (progress: Progress) => void;

/** Turns rows as they pass into progress through all tables. */
export function progressIn(
  tables: readonly Pick<BackupTable, 'rows'>[],
  onProgress: OnProgress | undefined,
): (more: number) => void {
  const of = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  return (more) => {
    done += more;
    onProgress?.({ done, of });
  };
}
