import type { RankingQuery } from '@topspin/contract';
import type { FinishedOpen, RankingRow } from '@topspin/engine';
import { leastRecent } from '#http/cache/least-recent.ts';
import type { TableChanges } from '#http/cache/table-changes.ts';
import { rankingTables } from '#features/circuits/sources.ts';
import type { Earned } from './earned.ts';
import type { PaidOpen } from './store.ts';

/** Everybody of a ranking in order, with what they earned. */
export type PlacedRanking = {
  readonly opens: readonly PaidOpen[];
  readonly earned: Earned;
  readonly rows: readonly RankingRow[];
  /** Finished opens that were not read, since they count for nobody. */
  readonly older: readonly FinishedOpen[];
  /** The last instant at which it is valid if nothing changes. */
  readonly until: Date;
};

type Asked = {
  readonly params: { readonly id: string };
  readonly query: RankingQuery;
  readonly now: Date;
  /** With the opens for functional diversity. */
  readonly restricted: boolean;
};

/** The rankings made last, so that turning a page, searching or filtering puts nobody in order again. */
export type KnownRankings = {
  find: (asked: Asked, make: () => Promise<PlacedRanking>) => Promise<PlacedRanking>;
};

/** How many results all of them together may have. */
const mostResults = 100_000;

type Entry = {
  /** When reading it began: it may lack later changes. */
  readonly since: number;
  readonly size: number;
  readonly until: number;
  readonly placed: Promise<PlacedRanking>;
};

/** Keeps today's rankings until one of their tables changes (ADR 14). A past day is made each time, and so is everything without a bell. */
export function knownRankings(changes: TableChanges | undefined): KnownRankings {
  const entries = leastRecent<Entry>(mostResults);
  return {
    async find({ params, query, now, restricted }, make) {
      const id = restricted ? `${params.id} restricted` : params.id;
      if (!changes || query.date !== undefined) return make();
      const isTrue = ({ since, until }: Entry) =>
        until >= now.getTime() && changes.unchanged(rankingTables, since);
      const known = entries.get(id);
      if (known && isTrue(known)) return known.placed;
      const entry: Entry = { since: changes.now, size: 1, until: Infinity, placed: make() };
      entries.put(id, entry);
      try {
        const placed = await entry.placed;
        if (entries.get(id) === entry)
          entries.put(id, { ...entry, size: placed.earned.size + 1, until: placed.until.getTime() });
        return placed;
      } catch (error) {
        if (entries.get(id) === entry) entries.drop(id);
        throw error;
      }
    },
  };
}
