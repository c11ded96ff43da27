import type { EstimatedInstant, QueueRow } from '@topspin/contract';

export type FirstToCome = { readonly row: QueueRow; readonly start: EstimatedInstant | null };

/** Of matches that all wait, the one that is expected to start first; while nothing is known of that, the first of the queue. */
export function firstToCome(
  rows: readonly QueueRow[],
  startOf: (match: string) => EstimatedInstant | null | undefined,
): FirstToCome | undefined {
  const [first, ...others] = rows.map((row) => ({ row, start: startOf(row.match_id) ?? null }));
  return others.reduce((best, other) => (best && isBefore(other, best) ? other : best), first);
}

const isBefore = (one: FirstToCome, other: FirstToCome): boolean =>
  one.start !== null &&
  (other.start === null || Date.parse(one.start.likely) < Date.parse(other.start.likely));
