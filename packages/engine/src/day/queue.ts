import type { MatchId } from '../id.ts';
import { compareQueued, type QueueCriterion } from './criteria/criteria.ts';
import { isOccupying, type Day } from './day.ts';
import { indexDay } from './day-index.ts';
import type { Queued } from './queued.ts';
import { pathsOf } from './paths.ts';
import { waitsOf } from './waits.ts';
import { waitingSince } from './waiting-since.ts';

/** Why a match stands before the next one. */
export type Why = { readonly criterion: QueueCriterion; readonly before: MatchId };

/** A match that is not called yet, in the order of play. */
export type QueueRow = Queued & {
  /** It can be called now, as soon as there is a table. */
  readonly isReady: boolean;
  /** What put it before the next row; null in the last one. */
  readonly why: Why | null;
};

/** The order of play of a day: every match that is not called yet, with its reasons. */
export function orderQueue(day: Day): readonly QueueRow[] {
  const index = indexDay(day);
  const paths = pathsOf(index);
  const queued = day.matches
    .filter((match) => !isOccupying(match))
    .map((match): Queued => ({
      match,
      waits: waitsOf(match, index),
      phasesBefore: index.left(match.open).filter(({ phase }) => phase < match.phase).length,
      waitingSince: waitingSince(match, index),
      path: paths(match),
    }))
    .toSorted((one, other) => compareQueued(one, other).order);
  return queued.map((one, place) => ({
    ...one,
    isReady: one.waits.length === 0,
    why: whyBefore(one, queued[place + 1]),
  }));
}

const whyBefore = (one: Queued, next: Queued | undefined): Why | null =>
  next === undefined ? null : { criterion: compareQueued(one, next).by, before: next.match.id };
