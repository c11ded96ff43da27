import type { MatchId, PersonId } from '../id.ts';
import { peopleOf, playersOfDayMatch, type Day, type DayMatch, type DayTable } from './day.ts';
import { indexDay, type DayIndex } from './day-index.ts';
import { matchesDue } from './umpires/due-soon.ts';
import { onDemand } from './on-demand.ts';
import { queueOf, type Queued } from './queued.ts';
import { callableFor, type DaySettings } from './settings.ts';
import { chosenTables, freeAutomaticTables, tableFor, tablesOfRound, unchosen } from './table-for.ts';
import { chooseUmpire, type UmpireChoice } from './umpires/umpire.ts';
import type { Wait } from './wait.ts';

/** A match to call now: its people and its table together, or not at all. */
export type Call = UmpireChoice & { readonly match: MatchId; readonly table: number };

/**
 * The matches that go to the free automatic tables now, one after the other, in the order of the queue; none of an open that people call. A
 * table that a person chose for a match is kept for it once that can be called; before, it goes to another only if no other table is free.
 * A match is passed over only if one before it takes somebody it needs, or the last table.
 */
export function nextCalls(day: Day): readonly Call[] {
  const calls: Call[] = [];
  for (let left = day; ; left = withCalls(day, calls)) {
    const index = indexDay(left);
    const free = [...freeAutomaticTables(index)];
    if (free.length === 0) return calls;
    const queue = queueOf(index).filter(({ match }) => index.settingsOf(match.open).isAutomatic);
    const next = callsOf(queue, free, index);
    calls.push(...next.calls);
    if (!next.isToGoOn) return calls;
  }
}

/** A day once these matches are called. */
export function withCalls(day: Day, calls: readonly Call[]): Day {
  const byMatch = new Map(calls.map((call) => [call.match, call]));
  const matches = day.matches.map((match): DayMatch => {
    const call = byMatch.get(match.id);
    return call ? { ...match, table: call.table, umpire: call.umpire, calledAt: day.now } : match;
  });
  return { ...day, matches };
}

/** When the first match that waits for nothing but a time can be called by itself; null if there is none. */
export function nextCallable(day: Day): number | null {
  const index = indexDay(day);
  let next = Infinity;
  for (const { match, waits } of queueOf(index)) {
    const settings = index.settingsOf(match.open);
    const times = waits.map((wait) => callableAfter(wait, settings));
    if (settings.isAutomatic && times.length > 0) next = Math.min(next, Math.max(...times));
  }
  return next === Infinity ? null : next;
}

/** When a match no longer waits for this; Infinity if that is not a matter of time. All times count to the first serve. */
const callableAfter = (wait: Wait, settings: DaySettings): number =>
  wait.code === 'resting' || wait.code === 'fixedTime' || wait.code === 'notBefore'
    ? callableFor(wait.until, settings)
    : Infinity;

type NextCalls = {
  readonly calls: readonly Call[];
  /**
   * The rest is chosen from the queue as it stands after these: the last call begins a round that its open keeps together, or it may have freed
   * a table, by taking a player of the match that the table was kept for.
   */
  readonly isToGoOn: boolean;
};

/** The first of a queue that can be called, at most so many, each to one of these tables, which it takes. */
export function callsOf(
  queue: readonly Queued[],
  free: DayTable[],
  index: DayIndex,
  most = Number.POSITIVE_INFINITY,
): NextCalls {
  const { day, settingsOf } = index;
  const ready = queue.filter(({ waits }) => waits.length === 0);
  const due = onDemand(() => matchesDue(queue, index));
  const taken = new Set<PersonId>();
  const isPossible = (match: DayMatch): boolean => !peopleOf(match).some((person) => taken.has(person));
  const fixed = ready.flatMap(({ match }) => (match.isTableFixed && match.table !== null ? [match] : []));
  const keptFor = (table: number): MatchId | undefined =>
    fixed.find((match) => match.table === table && isPossible(match))?.id;
  const chosen = chosenTables(day.matches);
  const calls: Call[] = [];
  let isAnyPassedOver = false;
  for (const { match } of ready) {
    if (free.length === 0 || calls.length >= most) break;
    if (!isPossible(match)) continue;
    const own = fixed.length === 0 ? free : free.filter(({ number }) => isOwn(match, keptFor(number)));
    const possible = match.isTableFixed ? own : unchosen(own, chosen);
    const table = tableFor(match, possible, tablesOfRound(match, index));
    if (table === undefined) {
      isAnyPassedOver ||= !match.isTableFixed;
      continue;
    }
    const choice = chooseUmpire(match, table.number, { index, taken, due });
    free.splice(free.indexOf(table), 1);
    for (const person of playersOfDayMatch(match)) taken.add(person);
    if (choice.umpire !== null) taken.add(choice.umpire);
    calls.push({ match: match.id, table: table.number, ...choice });
    if (settingsOf(match.open).isRoundTogether || isAnyPassedOver) return { calls, isToGoOn: true };
  }
  return { calls, isToGoOn: false };
}

const isOwn = ({ id }: DayMatch, keptFor: MatchId | undefined): boolean => (keptFor ?? id) === id;
