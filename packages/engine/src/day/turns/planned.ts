import { isOccupying, playersOfDayMatch, type DayMatch } from '../day.ts';
import type { TurnIndex } from './turn-index.ts';

/** As it was published: by phase, then by round of a bracket or by number in a group. */
export const asPublished = (one: DayMatch, other: DayMatch): number =>
  one.phase - other.phase ||
  (one.round === null || other.round === null ? 0 : one.roundNumber - other.roundNumber) ||
  one.number - other.number;

export const isSameTable = (one: DayMatch, other: DayMatch): boolean =>
  one.table !== null && one.table === other.table;

/**
 * Whether a match that has not begun is certain to come before another one of its open: on its table an earlier one of its group or of an
 * earlier phase, without tables an earlier one of its group. A round of a bracket without tables has no order.
 */
export function comesBefore(match: DayMatch, next: DayMatch): boolean {
  if (match.open !== next.open || asPublished(match, next) >= 0) return false;
  const isSameGroup = match.group === next.group;
  if (isSameTable(match, next)) return isSameGroup || match.phase < next.phase;
  return isSameGroup && next.round === null && match.table === null && next.table === null;
}

/** How many matches come before one; `certain` if no more can. Null where nothing says in which order they are played. */
export type Before = { readonly before: number | null; readonly certain: boolean };

/**
 * The matches that come before one that nobody will call, on its table, or without a table in its group; what is called there comes first.
 * Groups that share a table take turns as somebody decides in the hall, and a match whose players have others to play first may wait longer:
 * that is not certain.
 */
export function beforeAsPublished(match: DayMatch, index: TurnIndex): Before {
  if (match.table === null && match.round !== null) return { before: null, certain: false };
  const others = nearby(match, index).filter(({ id }) => id !== match.id);
  const before = others.filter(
    (other) =>
      isOccupying(other) ||
      (match.table === null ? asPublished(other, match) < 0 : comesBefore(other, match)),
  );
  const mayComeBefore = others.some(
    (other) =>
      !isOccupying(other) &&
      other.group !== match.group &&
      (other.open !== match.open || other.phase === match.phase),
  );
  return { before: before.length, certain: !mayComeBefore && !waitsElsewhere(match, index, before) };
}

/** What is at the table of a match or planned there; without a table, its group. */
export const nearby = (match: DayMatch, { atTable, inGroup }: TurnIndex): readonly DayMatch[] =>
  match.table === null ? inGroup(match.group) : atTable(match.table);

/** Whether it cannot start when its table is free: a player is unknown, or has another match first. */
function waitsElsewhere(match: DayMatch, { playedBy }: TurnIndex, counted: readonly DayMatch[]): boolean {
  if (match.a === null || match.b === null) return true;
  return playersOfDayMatch(match)
    .flatMap(playedBy)
    .some((other) => other.id !== match.id && isFirst(other, match) && !counted.includes(other));
}

const isFirst = (other: DayMatch, match: DayMatch): boolean =>
  isOccupying(other) || (other.open === match.open && asPublished(other, match) < 0);
