import type { DayKey } from '#features/day/which-day.ts';
import type { TableChanges, TableOfDays, TableOfOpens } from '#http/cache/table-changes.ts';

/** A day and the opens that are played on it; what it is, where nobody may have begun it. */
export type DayAndOpens = { readonly id: string; readonly opens: readonly string[]; readonly key?: DayKey };

/** The tables that something about a day is made from: of its opens, and of the day itself. */
export type SourcesOfDay = { readonly opens: readonly TableOfOpens[]; readonly days: readonly TableOfDays[] };

/** The tables that reading a day depends on, except for points. */
export const sourcesOfReading = {
  opens: [
    'phases',
    'groups',
    'group_players',
    'matches',
    'match_tables',
    'inscriptions',
    'calls',
    'match_plans',
    'day_settings',
  ],
  days: ['play_days', 'day_tables', 'day_volunteers', 'day_people', 'day_absences', 'calls'],
} as const satisfies SourcesOfDay;

/** The same, with what its rows say of its opens. */
export const sourcesOfRows: SourcesOfDay = {
  ...sourcesOfReading,
  opens: ['opens', ...sourcesOfReading.opens],
};

/** The key of a day in a cache: an open that comes to a day makes it another one. */
export const keyOf = ({ id, opens }: DayAndOpens): string => [id, ...opens.toSorted()].join(' ');

/**
 * The condition that something about a day, read at a position of the bell and valid until an instant, still holds. What waits to be
 * read does; without a bell nothing else does.
 */
export const holdsOn =
  (changes: TableChanges | undefined, { id, opens }: DayAndOpens, sources: SourcesOfDay, now: Date) =>
  (since: number | undefined, until: number): boolean =>
    since === undefined ||
    (changes !== undefined &&
      until >= now.getTime() &&
      changes.unchangedOn(id, sources.days, since) &&
      opens.every((open) => changes.unchangedIn(open, sources.opens, since)));
