import { minute } from '../../durations.ts';
import { isWithoutOthers } from '../criteria/playable.ts';
import { playersOfDayMatch, type Day, type DayMatch } from '../day.ts';
import { indexDay, type DayIndex } from '../day-index.ts';
import type { Interval } from '../estimates/estimate.ts';
import { inExpectedOrder } from '../estimates/expected-order.ts';
import type { MatchId, PersonId } from '../../id.ts';
import { expectedMinutes } from '../paths.ts';
import { queueOf, type Queued } from '../queued.ts';
import { callableFor } from '../settings.ts';
import type { Wait } from '../wait.ts';

/** A match that somebody plays soon, and its place in the queue, from 1. */
export type DueMatch = { readonly match: DayMatch; readonly place: number };

/**
 * The people who play soon, with their matches. Soon are the next ones in the queue, as many as there are open tables, if they wait for
 * nothing but a rest, since each table becomes free about once while a match lasts. So is one that is fixed to begin meanwhile, and one that
 * is held until then and waits for nothing else, such as a match that was given back.
 */
export function matchesDue(
  queue: readonly Queued[],
  index: Pick<DayIndex, 'day' | 'settingsOf'>,
): ReadonlyMap<PersonId, readonly DueMatch[]> {
  const next = index.day.tables.filter(({ state }) => state === 'open').length;
  const due = new Map<PersonId, DueMatch[]>();
  for (const [before, { match, callableFrom, waits }] of queue.entries()) {
    const isNext = before < next && isWithoutOthers(callableFrom);
    if (!isNext && !isSoon(match.fixedAt, match, index) && !isSoon(heldUntil(waits), match, index)) continue;
    for (const person of playersOfDayMatch(match))
      due.set(person, [...(due.get(person) ?? []), { match, place: before + 1 }]);
  }
  return due;
}

/** Until when a match is held that waits for nothing else but a rest; null for any other. */
function heldUntil(waits: readonly Wait[]): number | null {
  const isHeldAlone = waits.every(({ code }) => code === 'notBefore' || code === 'resting');
  const [until] = waits.flatMap((wait) => (wait.code === 'notBefore' ? [wait.until] : []));
  return isHeldAlone && until !== undefined ? until : null;
}

/** Whether a match that may begin at a time, if it has one, is called for it before another one of its length would be over. */
const isSoon = (
  serve: number | null,
  { open, bestOf }: DayMatch,
  { day: { now }, settingsOf }: Pick<DayIndex, 'day' | 'settingsOf'>,
): boolean =>
  serve !== null && callableFor(serve, settingsOf(open)) <= now + expectedMinutes(bestOf) * minute;

/** The same of a day, with the places of the queue as it is shown: by the starts that were estimated last. */
export function dueSoon(
  day: Day,
  starts?: ReadonlyMap<MatchId, Interval>,
): ReadonlyMap<PersonId, readonly DueMatch[]> {
  const index = indexDay(day);
  const queue = queueOf(index);
  const shown = inExpectedOrder(queue, ({ match }) => starts?.get(match.id));
  const places = new Map(shown.map(({ match }, before) => [match.id, before + 1]));
  return new Map(
    [...matchesDue(queue, index)].map(([person, due]) => [
      person,
      due.map(({ match, place }) => ({ match, place: places.get(match.id) ?? place })),
    ]),
  );
}
