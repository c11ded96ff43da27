import type { Db } from '#http/call.ts';
import { leastRecent } from '#http/cache/least-recent.ts';
import type { TableChanges } from '#http/cache/table-changes.ts';
import { readHall, type OpenHall } from './hall.ts';

/** The halls of opens, each read once for all who ask for it. */
export type KnownHalls = {
  /** The hall of an open as it is now, read if it is not known; an open that does not exist has nothing to play. */
  find(db: Db, openId: string): Promise<OpenHall>;
};

/** How many unfinished matches all of them together may have, in some 30 MB. */
const mostMatches = 30_000;

type Entry = {
  /** When reading it began: it may lack later changes. Not yet, while it waits for the reading before. */
  since: number | undefined;
  readonly size: number;
  readonly hall: Promise<OpenHall>;
  readonly isRead: boolean;
};

/**
 * Keeps halls until what they are made of rings; without a bell none is kept (ADR 93). The hall of an open is read once at a time: who
 * asks for it while an older reading is under way waits for the next one, with all who ask by then.
 */
export function knownHalls(
  changes: TableChanges | undefined,
  { most = mostMatches, read = readHall } = {},
): KnownHalls {
  const entries = leastRecent<Entry>(most);
  const isTrue = (openId: string, { since }: Entry) =>
    since === undefined ||
    (changes !== undefined &&
      changes.unchanged(['players'], since) &&
      changes.unchangedIn(openId, ['opens', 'phases', 'groups', 'matches'], since));
  return {
    async find(db, openId) {
      const known = entries.get(openId);
      if (known && isTrue(openId, known)) return known.hall;
      const before = known && !known.isRead ? known.hall.catch(() => undefined) : Promise.resolve();
      const begin = () => {
        entry.since = changes?.now ?? 0;
        return read(db, openId);
      };
      const entry: Entry = { since: undefined, size: 1, isRead: false, hall: before.then(begin) };
      entries.put(openId, entry);
      try {
        const hall = await entry.hall;
        if (entries.get(openId) === entry)
          entries.put(openId, { ...entry, size: hall.matches.length + 1, isRead: true });
        return hall;
      } catch (error) {
        if (entries.get(openId) === entry) entries.drop(openId);
        throw error;
      }
    },
  };
}
