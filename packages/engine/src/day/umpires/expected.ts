import { callsOf, withCalls } from '../calls.ts';
import type { DayTable } from '../day.ts';
import { indexDay, type DayIndex } from '../day-index.ts';
import type { MatchId, PersonId } from '../../id.ts';
import { queueOf, type Queued } from '../queued.ts';
import { automaticFirst, freeTables } from '../table-for.ts';

/** Where a match would be called now, and who would umpire it; null where nothing can be said yet. */
type ExpectedCall = { readonly table: number | null; readonly umpire: PersonId | null };

/** Enough for the next minutes. Where every table is free, a call changes the table of each match after it. */
const mostExpected = 10;

/** In place of a table that is not free yet: nobody has lost there. */
const anyTable = { number: 0, order: 0, state: 'open', isAutomatic: true } as const;

/**
 * Where each of the first matches that can be called would go of the tables that are free now, one after the other in the order of the queue,
 * and who would umpire it; while none is free, only who would umpire the first of them. Other matches are not there.
 */
export function expectedCalls(queue: readonly Queued[], index: DayIndex): ReadonlyMap<MatchId, ExpectedCall> {
  const free = freeTables(index);
  if (free.length > 0) return callsTo(free, queue, index);
  if (queue.every(({ match }) => match.umpire === null && index.settingsOf(match.open).umpires[0] === 'none'))
    return new Map();
  const { calls } = callsOf(queue, [anyTable], index);
  return new Map(calls.map(({ match, umpire }) => [match, { table: null, umpire }]));
}

/** An automatic day calls to the tables that it fills by itself; people call the others to the tables that are left. */
function callsTo(
  free: readonly DayTable[],
  queue: readonly Queued[],
  index: DayIndex,
): ReadonlyMap<MatchId, ExpectedCall> {
  const { day, settingsOf } = index;
  const isByItself = ({ match }: Queued): boolean => day.isAutomatic && settingsOf(match.open).isAutomatic;
  const byItself = queue.filter(isByItself);
  const { calls } = callsOf(
    byItself,
    free.filter(({ isAutomatic }) => isAutomatic),
    index,
    mostExpected,
  );
  if (byItself.length === queue.length || calls.length >= mostExpected) return byMatch(calls);
  const left = calls.length === 0 ? index : indexDay(withCalls(day, calls));
  // People who are called by now are not called to a second table.
  const byPeople = (left === index ? queue : queueOf(left)).filter((one) => !isByItself(one));
  const most = mostExpected - calls.length;
  const others = callsOf(byPeople, [...automaticFirst(freeTables(left))], left, most);
  return byMatch([...calls, ...others.calls]);
}

const byMatch = (calls: ReturnType<typeof callsOf>['calls']): ReadonlyMap<MatchId, ExpectedCall> =>
  new Map(calls.map(({ match, ...expected }) => [match, expected]));
