import { isOccupying, type DayMatch, type DayTable } from './day.ts';
import type { DayIndex } from './day-index.ts';
import { roundKey } from './rounds-begun.ts';

/** The tables to which the next match goes by itself, in the order in which they fill. */
export const freeAutomaticTables = ({ day, onTable }: DayIndex): readonly DayTable[] =>
  day.tables
    .filter(
      ({ number, state, isAutomatic }) => isAutomatic && state === 'open' && onTable(number) === undefined,
    )
    .toSorted((one, other) => one.order - other.order || one.number - other.number);

/**
 * Where a match is called: on the table that a person chose, and nowhere else; on the one it is planned for if that is free; next to its
 * round where the open keeps rounds together; or on the first that fills.
 */
export function tableFor(match: DayMatch, free: readonly DayTable[], index: DayIndex): DayTable | undefined {
  const planned = free.find(({ number }) => number === match.table);
  if (match.isTableFixed && match.table !== null) return planned;
  if (planned !== undefined) return planned;
  return index.settingsOf(match.open).isRoundTogether ? nearest(match, free, index) : free[0];
}

function nearest(match: DayMatch, free: readonly DayTable[], { day, table }: DayIndex): DayTable | undefined {
  const round = roundKey(match);
  const orders = day.matches
    .filter((other) => isOccupying(other) && other.table !== null && roundKey(other) === round)
    .map((other) => table(other.table ?? 0)?.order ?? 0);
  const distance = ({ order }: DayTable): number => Math.min(...orders.map((one) => Math.abs(one - order)));
  return orders.length === 0 ? free[0] : free.toSorted((one, other) => distance(one) - distance(other))[0];
}
