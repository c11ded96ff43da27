import type { RankingQuery } from '@topspin/contract';
import type { FinishedOpen, RankingRow } from '@topspin/engine';
import { madeOnce } from '#http/cache/made-once.ts';
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

type RankingRequest = {
  readonly params: { readonly id: string };
  readonly query: RankingQuery;
  readonly now: Date;
  /** Whether opens for functional diversity count. */
  readonly restricted: boolean;
};

/** A cache of rankings, so that turning a page, searching or filtering does not compute them again. */
export type KnownRankings = {
  find: (asked: RankingRequest, make: () => Promise<PlacedRanking>) => Promise<PlacedRanking>;
};

/** How many results all of them together may have. */
const mostResults = 100_000;

/** Keeps today's rankings until one of their tables changes (ADR 14). Past days are not cached, nor is anything while the bell is down. */
export function knownRankings(changes: TableChanges | undefined): KnownRankings {
  const rankings = madeOnce<PlacedRanking>(mostResults);
  return {
    async find({ params, query, now, restricted }, make) {
      if (!changes || query.date !== undefined) return make();
      const id = restricted ? `${params.id} restricted` : params.id;
      const known = rankings.find(
        id,
        (since = 0, until) => until >= now.getTime() && changes.unchanged(rankingTables, since),
      );
      const placed = async () => {
        const value = await make();
        return { value, size: value.earned.size, until: value.until };
      };
      return known ?? rankings.make(id, { since: changes.now }, placed);
    },
  };
}
