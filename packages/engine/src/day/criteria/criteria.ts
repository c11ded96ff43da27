import type { Queued } from '../queued.ts';
import { fixedTime } from './fixed-time.ts';
import { number } from './number.ts';
import { path } from './path.ts';
import { phase } from './phase.ts';
import { playable } from './playable.ts';
import { together } from './together.ts';
import { wait } from './wait.ts';

/** What puts a match before another one, the first that tells them apart. */
export const queueCriteria = [
  'playable',
  'fixedTime',
  'phase',
  'together',
  'path',
  'wait',
  'number',
] as const;
export type QueueCriterion = (typeof queueCriteria)[number];

/**
 * The comparisons of the queue, each a total preorder, so that one after the other they put any matches in order: negative if the first
 * comes before the second.
 */
export const comparisons: Readonly<Record<QueueCriterion, (one: Queued, other: Queued) => number>> = {
  playable,
  fixedTime,
  phase,
  together,
  path,
  wait,
  number,
};

/** The first criterion that tells two matches apart. */
export const deciding = (one: Queued, other: Queued): QueueCriterion =>
  queueCriteria.find((criterion) => comparisons[criterion](one, other) !== 0) ?? 'number';

const inTurn = queueCriteria.map((criterion) => comparisons[criterion]);

/** The order of two matches: negative if the first comes before the second. */
export function inOrder(one: Queued, other: Queued): number {
  for (const compare of inTurn) {
    const order = compare(one, other);
    if (order !== 0) return order;
  }
  return 0;
}
