import type { MatchId, PersonId } from '../id.ts';
import { playersOfDayMatch, type Day, type DayTable } from './day.ts';
import { indexDay, type DayIndex } from './day-index.ts';
import { matchesDue } from './umpires/due-soon.ts';
import { onDemand } from './on-demand.ts';
import { queueOf, type Queued } from './queued.ts';
import { callableFor, type DaySettings } from './settings.ts';
import { freeAutomaticTables, tableFor } from './table-for.ts';
import { chooseUmpire, type UmpireChoice } from './umpires/umpire.ts';
import type { Wait } from './wait.ts';

/** A match to call now: its people and its table together, or not at all. */
export type Call = UmpireChoice & { readonly match: MatchId; readonly table: number };

/**
 * The matches that go to the free automatic tables now, in the order of the queue. A table that a person chose for a match that can be
 * called is kept for it. A match is passed over only if one before it takes somebody it needs, or the last table.
 */
export function nextCalls(day: Day): readonly Call[] {
  const index = indexDay(day);
  const free = [...freeAutomaticTables(index)];
  return free.length === 0 ? [] : callsOf(queueOf(index), free, index);
}

/** When the first match that waits for nothing but a time can be called; null if there is none. */
export function nextCallable(day: Day): number | null {
  const index = indexDay(day);
  let next = Infinity;
  for (const { match, waits } of queueOf(index)) {
    const times = waits.map((wait) => callableAfter(wait, index.settingsOf(match.open)));
    if (times.length > 0) next = Math.min(next, Math.max(...times));
  }
  return next === Infinity ? null : next;
}

/** When a match no longer waits for this; Infinity if that is not a matter of time. A rest and a fixed time count to the first serve. */
function callableAfter(wait: Wait, settings: DaySettings): number {
  if (wait.code === 'resting' || wait.code === 'fixedTime') return callableFor(wait.until, settings);
  return wait.code === 'notBefore' ? wait.until : Infinity;
}

const isReady = ({ waits }: Queued): boolean => waits.length === 0;

function callsOf(queue: readonly Queued[], free: DayTable[], index: DayIndex): readonly Call[] {
  const ready = queue.filter(isReady);
  const due = onDemand(() => matchesDue(queue, index));
  const keptFor = new Map<number, MatchId>();
  for (const { match } of ready)
    if (match.isTableFixed && match.table !== null && !keptFor.has(match.table))
      keptFor.set(match.table, match.id);
  const taken = new Set<PersonId>();
  const calls: Call[] = [];
  for (const { match } of ready) {
    if (free.length === 0) return calls;
    const players = playersOfDayMatch(match);
    if (players.some((person) => taken.has(person)) || (match.umpire !== null && taken.has(match.umpire)))
      continue;
    const own = free.filter(({ number }) => (keptFor.get(number) ?? match.id) === match.id);
    const table = tableFor(match, own, index);
    if (table === undefined) continue;
    const choice = chooseUmpire(match, table.number, { index, taken, due });
    free.splice(free.indexOf(table), 1);
    for (const person of players) taken.add(person);
    if (choice.umpire !== null) taken.add(choice.umpire);
    calls.push({ match: match.id, table: table.number, ...choice });
  }
  return calls;
}
