import { day } from '#http/durations.ts';
import type { NamedBackup } from './names.ts';

/** How many of each are kept: the last backup of a day, of a week, of a month. */
const kept = [
  { count: 14, of: (at: Date) => at.toISOString().slice(0, 10) },
  { count: 8, of: (at: Date) => String(Math.floor((at.getTime() + 3 * day) / (7 * day))) },
  { count: 12, of: (at: Date) => at.toISOString().slice(0, 7) },
] as const;

/**
 * The backups that are no longer kept: everything of the last day is, then the last of each of 14 days, 8 weeks and 12 months. Days
 * without any do not count, so that nothing goes only because the laptop was off.
 */
export function expired<Backup extends Pick<NamedBackup, 'madeAt'>>(
  backups: readonly Backup[],
  now: Date,
): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const stays = new Set(newestFirst.filter(({ madeAt }) => now.getTime() - madeAt.getTime() < day));
  for (const { count, of } of kept) {
    const groups = [...Map.groupBy(newestFirst, ({ madeAt }) => of(madeAt)).values()];
    for (const [newest] of groups.slice(0, count)) if (newest) stays.add(newest);
  }
  return newestFirst.filter((backup) => !stays.has(backup));
}
