import { madeInTurn } from '#http/cache/made-in-turn.ts';
import type { TableChanges } from '#http/cache/table-changes.ts';
import type { Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { readRows, type DayRows } from './rows.ts';
import { holdsOn, keyOf, sourcesOfRows, type DayAndOpens } from './unchanged-day.ts';

/** Days, each read once for all who look at it: phones, visitors, notifications and estimates. */
export type KnownDays = { find(db: Db, of: DayAndOpens, now: Date): Promise<DayRows> };

/** A match that goes on says something about the day without any change. */
const lasts = 30_000;

/** How many matches all of them together may have, in some 30 MB. */
const mostMatches = 30_000;

/**
 * Caches days until something in them changes, or for half a minute; without a bell, nothing. Of one day one reading is under way at a time:
 * whoever asks after a change waits for the next, with all who ask by then.
 */
export function knownDays(
  changes: TableChanges | undefined,
  { most = mostMatches, read = readRows } = {},
): KnownDays {
  const days = madeInTurn<DayRows>(most, changes);
  return {
    find: async (db, of, now) => {
      const holds = holdsOn(changes, of, sourcesOfRows, now);
      return days.find(
        keyOf(of),
        (since, until) =>
          holds(since, until) &&
          (since === undefined ||
            changes?.unchanged(['players', 'clubs', 'venues', 'venue_tables'], since) === true),
        async () => {
          const value = found(await read(db, of.key ?? of.id, now));
          return { value, size: value.matches.length, until: new Date(now.getTime() + lasts) };
        },
      );
    },
  };
}
