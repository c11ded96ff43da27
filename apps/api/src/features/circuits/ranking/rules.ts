import type { CountRule, FinishedOpen, OpenResult } from '@topspin/engine';
import { findCircuit, type CircuitRow } from '#features/circuits/store.ts';
import type { Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import type { Earned } from './earned.ts';
import type { PaidOpen } from './store.ts';

type Counted = Pick<CircuitRow, 'count_type' | 'count_best'>;

/** How many results of each player a circuit counts. */
export const countRule = ({ count_type, count_best }: Counted): CountRule =>
  count_type === 'best' ? { type: 'best', results: count_best ?? 1 } : { type: 'all' };

/** Which results a circuit counts; fails if there is no such circuit. */
export async function countRuleOf(db: Db, circuitId: string): Promise<CountRule> {
  const circuit = found(await findCircuit(db, circuitId));
  return countRule(circuit);
}

/** Opens as the engine takes them. */
export const finishedOf = (opens: readonly PaidOpen[]): FinishedOpen[] =>
  opens.map(({ id, finishedAt, grade }) => ({ id, finishedAt: finishedAt.getTime(), grade }));

/** What players earned, as the engine takes it. */
export const resultsOf = (earned: Earned): OpenResult[] =>
  [...earned.values()].map(({ row, points }) => ({
    open: row.open_id,
    player: row.player_id,
    points: points.total,
    matchesWon: row.matches_won,
  }));
