import type { DayMatch } from '@topspin/contract';
import { callInstant } from './call-time.ts';

/** When a match was given back to the queue, and until when it is not called by itself for that; null of any other. */
export function heldOf(
  match: DayMatch | undefined,
): { readonly since: string; readonly until: number } | null {
  const { returned_at: since, fixed } = match ?? {};
  return since !== undefined && fixed?.not_before ? { since, until: callInstant(fixed.not_before) } : null;
}

/** Whether a person fixed the table or a time of a match. */
export function isFixedByHand(match: DayMatch): boolean {
  const { fixed } = match;
  if (fixed === null) return false;
  return fixed.table !== null || fixed.at !== null || (fixed.not_before !== null && heldOf(match) === null);
}
