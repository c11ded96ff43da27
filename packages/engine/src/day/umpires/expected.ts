import { callsOf } from '../calls.ts';
import type { DayIndex } from '../day-index.ts';
import type { MatchId, PersonId } from '../../id.ts';
import type { Queued } from '../queued.ts';
import { automaticFirst, inFillOrder } from '../table-for.ts';

/** In place of a table that is not free yet: nobody has lost there. */
const anyTable = { number: 0, order: 0, state: 'open', isAutomatic: true } as const;

/**
 * Who would umpire the matches that can be called to the tables that are free now, one after the other in the order of the queue; while none
 * is, the first of them. Without those that the rules give nobody.
 */
export function expectedUmpires(queue: readonly Queued[], index: DayIndex): ReadonlyMap<MatchId, PersonId> {
  if (queue.every(({ match }) => match.umpire === null && index.settingsOf(match.open).umpires[0] === 'none'))
    return new Map();
  const free = automaticFirst(
    index.day.tables.filter(({ number, state }) => state === 'open' && index.onTable(number) === undefined),
  ).toSorted(inFillOrder);
  const { calls } = callsOf(queue, free.length > 0 ? free : [anyTable], index);
  return new Map(calls.flatMap(({ match, umpire }) => (umpire === null ? [] : [[match, umpire]])));
}
