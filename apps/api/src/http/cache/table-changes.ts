import type { Bell } from '#live/bell.ts';

/** The tables that ring the bell on each change: see the migration of shared answers. */
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
  'phases',
  'groups',
  'group_players',
  'matches',
  'sets',
  'rating_ledger',
  'open_results',
  'settings',
  'installation',
] as const;
export type RingingTable = (typeof ringingTables)[number];

/** When tables last changed, by a counter that ticks with every change: anything read before is stale. */
export type TableChanges = {
  readonly now: number;
  /** Whether none of these tables has changed since then, as far as this server knows. */
  unchanged(tables: readonly RingingTable[], since: number): boolean;
};

const topic = 'table:';

/** Subscribes to changes of tables. Losing the connection counts as a change of all of them. */
export function hearTables(bell: Bell): TableChanges {
  let now = 0;
  let missed = 0;
  const changed = new Map<string, number>();
  const miss = () => {
    now += 1;
    missed = now;
  };
  bell.subscribe({
    onRing(topics) {
      now += 1;
      for (const rung of topics) if (rung.startsWith(topic)) changed.set(rung.slice(topic.length), now);
    },
    onLost: miss,
    onRegained: miss,
  });
  return {
    get now() {
      return now;
    },
    unchanged: (tables, since) =>
      bell.connected && missed <= since && tables.every((table) => (changed.get(table) ?? 0) <= since),
  };
}
