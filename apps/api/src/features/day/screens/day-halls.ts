import type { Hall } from '@topspin/contract';
import { readRows } from '#features/day/plan/rows.ts';
import { holdsOn, type SourcesOfDay } from '#features/day/plan/unchanged-day.ts';
import { madeInTurn } from '#http/cache/made-in-turn.ts';
import type { TableChanges } from '#http/cache/table-changes.ts';
import type { Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { presentHall, type OpenOfHall } from './hall.ts';

/** Halls, each made once for all who look at it: anybody may, as often as they like. */
export type DayHalls = {
  find(
    db: Db,
    of: { readonly id: string; readonly opens: readonly OpenOfHall[]; readonly now: Date },
  ): Promise<Hall>;
};

/** The order of play changes without any change, too: when somebody has rested. */
const lasts = 5000;

/** How many matches all of them together may have, in some 30 MB. */
const mostMatches = 30_000;

const sources: SourcesOfDay = {
  opens: ['phases', 'groups', 'matches', 'inscriptions', 'calls', 'match_plans'],
  days: ['play_days', 'day_tables', 'day_volunteers', 'day_people', 'calls'],
};

/** Caches halls until something that they show changes, or for some seconds; without a bell, nothing. */
export function dayHalls(changes: TableChanges | undefined): DayHalls {
  const halls = madeInTurn<Hall>(mostMatches, changes);
  return {
    find: async (db, { id, opens, now }) => {
      const holds = holdsOn(changes, { id, opens: opens.map(({ _id }) => _id) }, sources, now);
      return halls.find(
        `${id} ${JSON.stringify(opens)}`,
        (since, until) =>
          holds(since, until) &&
          (since === undefined || changes?.unchanged(['players', 'clubs', 'venues'], since) === true),
        async () => {
          const rows = found(await readRows(db, id, now));
          const value = presentHall(rows, now.getTime(), opens);
          return { value, size: rows.matches.length, until: new Date(now.getTime() + lasts) };
        },
      );
    },
  };
}
