import type { Problem } from '#lib/api/problem.ts';
import { orderOf } from '../log/match-order.ts';

/** Orders whose points the server does not take as a conflict either, and why: they stay on the device until somebody discards them. */
let refusals: ReadonlyMap<string, Problem> = new Map();
const listeners = new Set<() => void>();

export const refusalsNow = (): ReadonlyMap<string, Problem> => refusals;

/** Calls back after each change of the refusals. */
export function subscribeToRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets why the points of a match were refused, so that they are handed in again. */
export const handInAgain = (matchId: string): void =>
  setRefusals([...refusals].filter(([order]) => order !== orderOf(matchId)));

export function setRefusals(changed: Iterable<readonly [string, Problem]>): void {
  refusals = new Map(changed);
  for (const listener of listeners) listener();
}
