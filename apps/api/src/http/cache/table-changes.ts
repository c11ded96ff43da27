import type { Bell } from '#live/bell.ts';

/** The tables that ring the bell on each change: see migrations 0013, 0131 and 0143. */
export const ringingTables = [
  'users',
  'players',
  'clubs',
  'venues',
  'venue_tables',
  'circuits',
  'editions',
  'opens',
  'open_organisers',
  'inscriptions',
  'side_members',
  'phases',
  'groups',
  'group_players',
  'matches',
  'sets',
  'calls',
  'match_plans',
  'rating_ledger',
  'open_results',
  'settings',
  'installation',
] as const;
export type RingingTable = (typeof ringingTables)[number];

/**
 * The tables that also ring for the open whose rows changed, the points of its matches, the tables to which they are called, with umpire and
 * time (migration 0148), and how it is run on its days.
 */
export type TableOfOpens =
  | 'points'
  | 'match_tables'
  | 'day_settings'
  | Extract<
      RingingTable,
      | 'opens'
      | 'open_organisers'
      | 'inscriptions'
      | 'phases'
      | 'groups'
      | 'group_players'
      | 'matches'
      | 'calls'
      | 'match_plans'
      | 'open_results'
    >;

/** The tables that ring for the day of play whose rows changed: see migration 0130. */
export type TableOfDays =
  | 'play_days'
  | 'day_tables'
  | 'day_volunteers'
  | 'day_people'
  | 'day_absences'
  | 'calls';

/** When tables last changed, by a counter that ticks with every change: anything read before is stale. */
export type TableChanges = {
  readonly now: number;
  /** Whether none of these tables has changed since then, as far as this server knows. */
  unchanged(tables: readonly RingingTable[], since: number): boolean;
  /**
   * Whether no rows of an open have changed in these tables since then. Of a match, its score and its log are `points`, and where it is
   * played, who umpires it and when it was called are `match_tables`.
   */
  unchangedIn(openId: string, tables: readonly TableOfOpens[], since: number): boolean;
  /** The same for a day of play. */
  unchangedOn(dayId: string, tables: readonly TableOfDays[], since: number): boolean;
};

const topicOfTable = 'table:';
const topicOfOpen = 'open:';
const topicOfDay = 'day:';

/** The number of changes of opens and days to remember, in some 3 MB; anything older counts as changed. */
const mostOfOpens = 20_000;

/** Subscribes to changes of tables. Losing the connection counts as a change of all of them. */
export function hearTables(bell: Bell, most = mostOfOpens): TableChanges {
  let now = 0;
  let missed = 0;
  const changed = new Map<string, number>();
  /** By `open:ID:TABLE` and `day:ID:TABLE`, the latest change last. */
  const changedIn = new Map<string, number>();
  let forgotten = 0;
  const miss = () => {
    now += 1;
    missed = now;
  };
  const note = (rung: string) => {
    changedIn.delete(rung);
    changedIn.set(rung, now);
    const [oldest] = changedIn;
    if (!oldest || changedIn.size <= most) return;
    changedIn.delete(oldest[0]);
    [, forgotten] = oldest;
  };
  bell.subscribe({
    onRing(topics) {
      now += 1;
      for (const rung of topics) {
        if (rung.startsWith(topicOfTable)) changed.set(rung.slice(topicOfTable.length), now);
        else if (rung.startsWith(topicOfOpen) || rung.startsWith(topicOfDay)) note(rung);
      }
    },
    onLost: miss,
    onRegained: miss,
  });
  const knows = (since: number) => bell.connected && missed <= since;
  const unchangedBelow = (topic: string, tables: readonly string[], since: number) =>
    knows(since) &&
    forgotten <= since &&
    tables.every((table) => (changedIn.get(`${topic}:${table}`) ?? 0) <= since);
  return {
    get now() {
      return now;
    },
    unchanged: (tables, since) => knows(since) && tables.every((table) => (changed.get(table) ?? 0) <= since),
    unchangedIn: (openId, tables, since) => unchangedBelow(`${topicOfOpen}${openId}`, tables, since),
    unchangedOn: (dayId, tables, since) => unchangedBelow(`${topicOfDay}${dayId}`, tables, since),
  };
}
