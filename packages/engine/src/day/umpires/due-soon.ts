import { isWithoutOthers } from '../criteria/playable.ts';
import { playersOfDayMatch, type Day, type DayMatch } from '../day.ts';
import { indexDay, type DayIndex } from '../day-index.ts';
import type { PersonId } from '../../id.ts';
import { queueOf, type Queued } from '../queued.ts';

/** A match that somebody plays soon, and its place in the queue, from 1. */
export type DueMatch = { readonly match: DayMatch; readonly place: number };

/**
 * Who plays soon: one of the next matches, as many as there are open tables, which
 * waits for nothing but a rest. While a match lasts each table becomes free about once.
 */
export function matchesDue(
  queue: readonly Queued[],
  { day }: DayIndex,
): ReadonlyMap<PersonId, readonly DueMatch[]> {
  const next = day.tables.filter(({ state }) => state === 'open').length;
  const due = new Map<PersonId, DueMatch[]>();
  for (const [before, { match, callableFrom }] of queue.slice(0, next).entries()) {
    if (!isWithoutOthers(callableFrom)) continue;
    for (const person of playersOfDayMatch(match))
      due.set(person, [...(due.get(person) ?? []), { match, place: before + 1 }]);
  }
  return due;
}

/** The same of a day. */
export function dueSoon(day: Day): ReadonlyMap<PersonId, readonly DueMatch[]> {
  const index = indexDay(day);
  return matchesDue(queueOf(index), index);
}
