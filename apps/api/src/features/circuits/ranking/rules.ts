import type { Counting, CountRule, FinishedOpen, OpenResult, RankingWindow } from '@topspin/engine';
import { findCircuit, type CircuitRow } from '#features/circuits/store.ts';
import { performancesIn, type OpenPerformanceRow } from '#features/competition/reads.ts';
import type { Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { earnedIn, type Earned } from './earned.ts';
import type { PaidOpen } from './store.ts';

type Counted = Pick<CircuitRow, 'count_type' | 'count_best'>;

/** How many results of each player a circuit counts. */
export const countRule = ({ count_type, count_best }: Counted): CountRule =>
  count_type === 'best' ? { type: 'best', results: count_best ?? 1 } : { type: 'all' };

/** Which results a circuit counts; fails if there is no such circuit. */
export async function countRuleOf(db: Db, circuitId: string): Promise<CountRule> {
  return countRule(found(await findCircuit(db, circuitId)));
}

/** The input of a ranking: opens with their points rules, and which results count. */
export type Ranking = Counting & {
  readonly opens: readonly PaidOpen[];
  readonly window: RankingWindow | null;
};

/** Opens as the engine takes them. */
export const finishedOf = (opens: readonly PaidOpen[]): FinishedOpen[] =>
  opens.map(({ id, finishedAt, grade }) => ({ id, finishedAt: finishedAt.getTime(), grade }));

/** A ranking as the engine takes it, and what each player earned, from what they did in its opens. */
export function rankingOf(ranking: Ranking, performances: readonly OpenPerformanceRow[]) {
  const earned = earnedIn(ranking.opens, performances);
  return { ...ranking, opens: finishedOf(ranking.opens), results: resultsOf(earned), earned };
}

/** The same from what everybody did in all of its opens. */
export const rankingOfAll = async (db: Db, ranking: Ranking) =>
  rankingOf(ranking, await performancesInAll(db, ranking));

export const performancesInAll = (db: Db, { opens }: Pick<Ranking, 'opens'>) =>
  performancesIn(
    db,
    opens.map(({ id }) => id),
  );

/** What players earned, as the engine takes it. */
export const resultsOf = (earned: Earned): OpenResult[] =>
  [...earned.values()].map(({ row, points }) => ({
    open: row.open_id,
    player: row.player_id,
    points: points.total,
    matchesWon: row.matches_won,
  }));
