import { minute, day } from '@topspin/engine';
import type { InstallationStatus } from '@topspin/contract';

/** What an admin should do something about; the page has a text for each. */
export type ToMind =
  | { readonly what: 'diskLow'; readonly free: number; readonly size: number }
  | { readonly what: 'mails'; readonly count: number; readonly since: string }
  | { readonly what: 'versions'; readonly versions: readonly string[] }
  | { readonly what: 'jobs'; readonly count: number }
  | { readonly what: 'backupOld'; readonly since: string }
  | { readonly what: 'backupNone' };

/** A mail that is tried again goes out some minutes later. */
const mailMayWait = 30 * minute;
const backupMayBe = 2 * day;

/** Less than a gigabyte, or than one in twenty. */
const isLow = ({ free, size }: NonNullable<InstallationStatus['disk']>): boolean =>
  free < 1e9 || free < size / 20;

/** What is not as it should be, the most urgent first; nothing if all is well. */
export function toMind({
  at,
  disk,
  mails,
  servers,
  failing_jobs: jobs,
  backups,
}: InstallationStatus): ToMind[] {
  const age = (instant: string) => Date.parse(at) - Date.parse(instant);
  const versions = [...new Set(servers.map(({ version }) => version))];
  const found: (ToMind | false | null)[] = [
    disk && isLow(disk) && { what: 'diskLow', ...disk },
    backups && backups.last === null && { what: 'backupNone' },
    backups !== null &&
      backups.last !== null &&
      age(backups.last) > backupMayBe && { what: 'backupOld', since: backups.last },
    mails.waiting_since !== null &&
      age(mails.waiting_since) > mailMayWait && {
        what: 'mails',
        count: mails.waiting,
        since: mails.waiting_since,
      },
    versions.length > 1 && { what: 'versions', versions },
    jobs > 0 && { what: 'jobs', count: jobs },
  ];
  return found.filter((one) => one !== false && one !== null);
}
