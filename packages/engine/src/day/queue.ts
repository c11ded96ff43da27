import { deciding, type QueueCriterion } from './criteria/criteria.ts';
import type { Day } from './day.ts';
import { indexDay } from './day-index.ts';
import type { PersonId } from '../id.ts';
import { queueOf, type Queued } from './queued.ts';
import { expectedUmpires } from './umpires/expected.ts';

/** Why a match stands before the next one. */
export type Why = { readonly criterion: QueueCriterion };

/** A match that is not called yet, in the order of play. */
export type QueueRow = Queued & {
  /** It can be called now, as soon as there is a table. */
  readonly isReady: boolean;
  /** What put it before the next row; null in the last one. */
  readonly why: Why | null;
  /** Who would umpire it, of one of the first that can be called: see `expectedUmpires`. */
  readonly expectedUmpire: PersonId | null;
};

/** The order of play of a day: every match that is not called yet, with its reasons. */
export function orderQueue(day: Day): readonly QueueRow[] {
  const index = indexDay(day);
  const queued = queueOf(index);
  const umpires = expectedUmpires(queued, index);
  // Each row is this queue's own, so that it need not be copied at every change.
  return queued.map((one, place) =>
    Object.assign(one, {
      isReady: one.waits.length === 0,
      why: whyBefore(one, queued[place + 1]),
      expectedUmpire: umpires.get(one.match.id) ?? null,
    }),
  );
}

const whyBefore = (one: Queued, next: Queued | undefined): Why | null =>
  next === undefined ? null : { criterion: deciding(one, next) };
