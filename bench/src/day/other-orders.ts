import { defaultDaySettings, randomFrom, minute } from '@topspin/engine';
import type { Day, DayMatch, PersonId } from '@topspin/engine';
import type { Caller } from './play-day.ts';

const { rest, longRest, callLead } = defaultDaySettings;

type Compare = (one: DayMatch, other: DayMatch) => number;

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The order of numbers, round by round: how a club calls from its sheets. */
export const byNumber: Compare = (one, other) =>
  one.phase - other.phase ||
  roundOf(one) - roundOf(other) ||
  byText(one.open, other.open) ||
  groupNumber(one) - groupNumber(other) ||
  one.number - other.number;

const roundOf = ({ round, roundNumber, number }: DayMatch): number =>
  round === null ? Math.ceil(number / 2) : roundNumber;

const groupNumber = ({ group }: DayMatch): number => Number(group.split(' ')[1]) || 0;

/** Each free table takes the first match of this order whose players are free and rested. */
export const inOrderOf =
  (compare: Compare): Caller =>
  (day) => {
    const free = freeTables(day);
    const taken = new Set<PersonId>();
    const calls: ReturnType<Caller>[number][] = [];
    for (const match of readyMatches(day).toSorted(compare)) {
      const table = free[0];
      if (table === undefined) return calls;
      if (playersOf(match).some((person) => taken.has(person))) continue;
      for (const person of playersOf(match)) taken.add(person);
      calls.push({ match: match.id, table });
      free.shift();
    }
    return calls;
  };

/** Any order, the same for a seed. */
export function inRandomOrder(seed: string): Caller {
  const lots = new Map<string, number>();
  const random = randomFrom(`${seed} order`);
  const lotOf = ({ id }: DayMatch): number => {
    const lot = lots.get(id) ?? random();
    lots.set(id, lot);
    return lot;
  };
  return inOrderOf((one, other) => lotOf(one) - lotOf(other));
}

/** Each group has its table from the start, one after the other, as on a printed plan; knockouts by their numbers on any table. */
export function groupsOnTables(): Caller {
  const tableOf = new Map<string, number>();
  return (day) => {
    if (tableOf.size === 0)
      for (const { group, round } of day.matches)
        if (round === null && !tableOf.has(group)) tableOf.set(group, 1 + (tableOf.size % day.tables.length));
    return boundCalls(day, tableOf);
  };
}

/** Each group is played on one table, and the next group goes to the table that is done with its own: how a careful director binds them. */
export function groupsOnNextTables(): Caller {
  const tableOf = new Map<string, number>();
  return (day) => {
    const left = new Set(day.matches.flatMap(({ group, round }) => (round === null ? [group] : [])));
    const isTaken = new Set([...tableOf].flatMap(([group, table]) => (left.has(group) ? [table] : [])));
    const next = [...left].filter((group) => !tableOf.has(group));
    for (const { number } of day.tables) {
      const group = isTaken.has(number) ? undefined : next.shift();
      if (group !== undefined) tableOf.set(group, number);
    }
    return boundCalls(day, tableOf);
  };
}

function boundCalls(day: Day, tableOf: ReadonlyMap<string, number>): ReturnType<Caller> {
  const free = new Set(freeTables(day));
  const taken = new Set<PersonId>();
  const calls: ReturnType<Caller>[number][] = [];
  for (const match of readyMatches(day).toSorted(byGroup)) {
    const [firstFree] = free;
    const table = match.round === null ? tableOf.get(match.group) : firstFree;
    if (table === undefined || !free.has(table)) continue;
    if (playersOf(match).some((person) => taken.has(person))) continue;
    for (const person of playersOf(match)) taken.add(person);
    free.delete(table);
    calls.push({ match: match.id, table });
  }
  return calls;
}

const byGroup: Compare = (one, other) =>
  one.phase - other.phase ||
  (one.round === null || other.round === null ? 0 : one.roundNumber - other.roundNumber) ||
  byText(one.open, other.open) ||
  groupNumber(one) - groupNumber(other) ||
  one.number - other.number;

const freeTables = ({ tables, matches }: Day): number[] => {
  const taken = new Set(matches.map(({ calledAt, table }) => (calledAt === null ? null : table)));
  return tables.map(({ number }) => number).filter((number) => !taken.has(number));
};

const playersOf = ({ a, b }: DayMatch): readonly PersonId[] => [...(a ?? []), ...(b ?? [])];

function readyMatches({ now, matches, people }: Day): readonly DayMatch[] {
  const busy = new Set(matches.flatMap((match) => (match.calledAt === null ? [] : playersOf(match))));
  const resting = new Set(
    people
      .filter(({ playedUntil, setsOfLast }) => {
        const pause = ((setsOfLast >= 5 ? longRest : rest) - callLead) * minute;
        return playedUntil !== null && playedUntil + pause > now;
      })
      .map(({ id }) => id),
  );
  const phases = new Map<string, number>();
  for (const { open, phase } of matches) phases.set(open, Math.min(phase, phases.get(open) ?? phase));
  return matches.filter(
    (match) =>
      match.calledAt === null &&
      match.a !== null &&
      match.b !== null &&
      phases.get(match.open) === match.phase &&
      !playersOf(match).some((person) => busy.has(person) || resting.has(person)),
  );
}
