import type { TableChanges } from '#http/cache/table-changes.ts';
import { estimateCache, type EstimateCache } from './estimates/cache.ts';
import { knownDays, type KnownDays } from './plan/known-days.ts';
import { daysOfOpens } from './turns/day-of-open.ts';
import { turnsOfDays, type TurnsOfDays } from './turns/turns-of-days.ts';

/** The days of play as a server has them: each day, its estimates and its order are made once for everybody. */
export type Days = {
  readonly known: KnownDays;
  readonly estimates: EstimateCache;
  readonly turns: TurnsOfDays;
};

export function openDays(changes: TableChanges | undefined): Days {
  const known = knownDays(changes);
  const estimates = estimateCache(changes, known);
  return { known, estimates, turns: turnsOfDays({ daysOf: daysOfOpens(changes), days: known, estimates }) };
}
