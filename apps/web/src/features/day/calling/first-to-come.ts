import type { DayEstimates, EstimatedInstant, QueueRow } from '@topspin/contract';

export type FirstToCome = {
  readonly row: QueueRow;
  readonly start: EstimatedInstant | null;
  /** How likely it is, of 1, that it is the next to be called. */
  readonly chance: number;
};

export type EstimateOf = (
  match: string,
) => Pick<DayEstimates['matches'][number], 'start' | 'next'> | undefined;

/**
 * Of matches that all wait, the one that is most likely called next, or of those as likely the one that is expected to start first; while
 * nothing is known of that, the first of the queue.
 */
export function firstToCome(rows: readonly QueueRow[], estimateOf: EstimateOf): FirstToCome | undefined {
  const [first, ...others] = rows.map((row): FirstToCome => {
    const { start = null, next: chance = 0 } = estimateOf(row.match_id) ?? {};
    return { row, start, chance };
  });
  return others.reduce((best, other) => (best && isBefore(other, best) ? other : best), first);
}

const isBefore = (one: FirstToCome, other: FirstToCome): boolean =>
  one.chance === other.chance ? startsBefore(one, other) : one.chance > other.chance;

const startsBefore = (one: FirstToCome, other: FirstToCome): boolean =>
  one.start !== null &&
  (other.start === null || Date.parse(one.start.likely) < Date.parse(other.start.likely));
