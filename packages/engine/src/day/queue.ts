import { deciding, inOrder, type QueueCriterion } from './criteria/criteria.ts';
import { isWithoutOthers } from './criteria/playable.ts';
import type { Day } from './day.ts';
import { indexDay, type DayIndex } from './day-index.ts';
import type { MatchId, PersonId } from '../id.ts';
import { queueOf, type Queued } from './queued.ts';
import { callableFor } from './settings.ts';
import { expectedCalls } from './umpires/expected.ts';

/** Why a match stands before the next one. */
export type Why = { readonly criterion: QueueCriterion };

/** A match whose players still rest, and that goes before another one from then on. */
export type Overtaking = { readonly match: MatchId; readonly from: number };

/** A match that is not called yet, in the order of play. */
export type QueueRow = Queued & {
  /** It can be called now, as soon as there is a table. */
  readonly isReady: boolean;
  /** What put it before the next row; null in the last one. */
  readonly why: Why | null;
  /** Of one of the first that can be called, where it would be called now, and who would umpire it: see `expectedCalls`. */
  readonly expectedTable: number | null;
  readonly expectedUmpire: PersonId | null;
  /** Of the first that can be called: what goes before it soon, if it is not called until then. */
  readonly overtakenBy: Overtaking | null;
};

/** The order of play of a day: every match that is not called yet, with its reasons. */
export function orderQueue(day: Day): readonly QueueRow[] {
  const index = indexDay(day);
  const queued = queueOf(index);
  const calls = expectedCalls(queued, index);
  const overtaking = firstOvertaking(queued, index);
  // Each row is this queue's own, so that it need not be copied at every change.
  return queued.map((one, place) =>
    Object.assign(one, {
      isReady: one.waits.length === 0,
      why: whyBefore(one, queued[place + 1]),
      expectedTable: calls.get(one.match.id)?.table ?? null,
      expectedUmpire: calls.get(one.match.id)?.umpire ?? null,
      overtakenBy: place === 0 ? overtaking : null,
    }),
  );
}

/** The match that overtakes the first of a queue before any other does, if that first one can be called. */
function firstOvertaking([head, ...others]: readonly Queued[], { settingsOf }: DayIndex): Overtaking | null {
  if (head === undefined || head.callableFrom > 0) return null;
  let first: Overtaking | null = null;
  for (const one of others) {
    if (one.callableFrom === 0 || !isWithoutOthers(one.callableFrom)) continue;
    if (inOrder({ ...one, callableFrom: 0 }, head) > 0) continue;
    const from = Math.max(...one.waits.map((wait) => ('until' in wait ? wait.until : 0)));
    const at = callableFor(from, settingsOf(one.match.open));
    if (first === null || at < first.from) first = { match: one.match.id, from: at };
  }
  return first;
}

const whyBefore = (one: Queued, next: Queued | undefined): Why | null =>
  next === undefined ? null : { criterion: deciding(one, next) };
