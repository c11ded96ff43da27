import type { Db } from '#http/call.ts';
import { madeInTurn } from '#http/cache/made-in-turn.ts';
import type { TableChanges } from '#http/cache/table-changes.ts';
import { readHall, type OpenHall } from './hall.ts';

/** A cache of the halls of opens, each read once for all who request it. */
export type HallCache = {
  /** The current hall of an open, read unless it is cached; an open that does not exist has no matches. */
  find(db: Db, openId: string): Promise<OpenHall>;
};

/** How many unfinished matches all of them together may have, in some 30 MB. */
const mostMatches = 30_000;

/**
 * Caches halls until their tables change; nothing is cached without a bell (ADR 93). The hall of an open is read once at a time: whoever
 * asks for it while an older reading is under way waits for the next one, with all who ask by then.
 */
export function hallCache(
  changes: TableChanges | undefined,
  { most = mostMatches, read = readHall } = {},
): HallCache {
  const halls = madeInTurn<OpenHall>(most, changes);
  const isTrue = (openId: string, since: number | undefined) =>
    since === undefined ||
    (changes !== undefined &&
      changes.unchanged(['players'], since) &&
      changes.unchangedIn(openId, ['opens', 'phases', 'groups', 'matches', 'calls'], since));
  return {
    find: async (db, openId) =>
      halls.find(
        openId,
        (since) => isTrue(openId, since),
        async () => {
          const value = await read(db, openId);
          return { value, size: value.matches.length };
        },
      ),
  };
}
