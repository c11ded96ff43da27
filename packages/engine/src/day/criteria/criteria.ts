import type { Queued } from '../queued.ts';

/** What puts a match before another one, the first that tells them apart. */
export const queueCriteria = ['playable', 'fixedTime', 'phase', 'path', 'wait', 'number'] as const;
export type QueueCriterion = (typeof queueCriteria)[number];

/** Negative if the first match comes before the second. */
type Comparison = (one: Queued, other: Queued) => number;

export const comparisons: Readonly<Record<QueueCriterion, Comparison>> = {
  /** What can be called comes before what waits for something. */
  playable: (one, other) => Math.sign(one.waits.length) - Math.sign(other.waits.length),
  /** A match with a time that has come goes before all others, the earlier time first. */
  fixedTime: (one, other) => timeOf(one) - timeOf(other) || 0,
  /** The phases of an open in their order: fewer unfinished ones before it. */
  phase: (one, other) => one.phasesBefore - other.phasesBefore,
  /** The longest path to the end of the day; in a knockout the half that lags. */
  path: (one, other) => other.path - one.path,
  /** The player who has waited longest, over all their events. */
  wait: (one, other) => one.waitingSince - other.waitingSince,
  /** The number in the group or round, and then the id, so that the order is the same everywhere. */
  number: (one, other) => one.match.number - other.match.number || (one.match.id < other.match.id ? -1 : 1),
};

const timeOf = ({ match: { fixedAt } }: Queued): number => fixedAt ?? Number.MAX_SAFE_INTEGER;

/** The order of two matches, and the criterion that decided it. */
export function compareQueued(
  one: Queued,
  other: Queued,
): { readonly order: number; readonly by: QueueCriterion } {
  for (const by of queueCriteria) {
    const order = comparisons[by](one, other);
    if (order !== 0) return { order, by };
  }
  return { order: 0, by: 'number' };
}
