import { isOccupying, type DayMatch, type DayTable } from './day.ts';
import type { DayIndex } from './day-index.ts';
import { roundKey } from './rounds-begun.ts';

/** The order in which tables fill. */
export const inFillOrder = (
  one: Pick<DayTable, 'order' | 'number'>,
  other: Pick<DayTable, 'order' | 'number'>,
): number => one.order - other.order || one.number - other.number;

/** The tables to which a match can be called, in the order in which they fill. */
export const freeTables = ({ day, onTable }: DayIndex): readonly DayTable[] =>
  day.tables
    .filter(({ number, state }) => state === 'open' && onTable(number) === undefined)
    .toSorted(inFillOrder);

/** Those of them to which the next match goes by itself. */
export const freeAutomaticTables = (index: DayIndex): readonly DayTable[] =>
  freeTables(index).filter(({ isAutomatic }) => isAutomatic);

/** Those that are given matches by themselves, if any are: a person has to come to the others. */
export function automaticFirst<Table extends Pick<DayTable, 'isAutomatic'>>(
  tables: readonly Table[],
): readonly Table[] {
  const automatic = tables.filter(({ isAutomatic }) => isAutomatic);
  return automatic.length > 0 ? automatic : tables;
}

/** The tables that people chose for matches that are not called yet. */
export const chosenTables = (matches: readonly DayMatch[]): ReadonlySet<number> =>
  new Set(
    matches.flatMap((match) =>
      match.isTableFixed && match.table !== null && !isOccupying(match) ? [match.table] : [],
    ),
  );

/** Tables for a match of which nobody chose the table: those that people chose for others only if there is none besides. */
export function unchosen<Table extends Pick<DayTable, 'number'>>(
  tables: readonly Table[],
  chosen: ReadonlySet<number>,
): readonly Table[] {
  const others = tables.filter(({ number }) => !chosen.has(number));
  return others.length > 0 ? others : tables;
}

/**
 * Where a match is called, of the tables that are free, in the order in which they fill: on the one that a person chose, and nowhere else;
 * on the one it is planned for if that is free; next to its round, if that is on tables with these orders; or on the first. Calls,
 * estimates and what is said of them choose by this alone.
 */
export function tableFor<Table extends Pick<DayTable, 'number' | 'order'>>(
  { table, isTableFixed }: Pick<DayMatch, 'table' | 'isTableFixed'>,
  free: readonly Table[],
  around: readonly number[],
): Table | undefined {
  const planned = free.find(({ number }) => number === table);
  if (isTableFixed && table !== null) return planned;
  if (planned !== undefined) return planned;
  if (around.length === 0) return free[0];
  const distance = ({ order }: Table): number => Math.min(...around.map((one) => Math.abs(one - order)));
  return free.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** The orders of the tables that the round of a match is on, where its open keeps rounds together. */
export function tablesOfRound(match: DayMatch, { day, table, settingsOf }: DayIndex): readonly number[] {
  if (!settingsOf(match.open).isRoundTogether) return [];
  const round = roundKey(match);
  return day.matches
    .filter((other) => isOccupying(other) && other.table !== null && roundKey(other) === round)
    .map((other) => table(other.table ?? 0)?.order ?? 0);
}
