import { isAtTable, playersOf, type QueuedMatch } from './hall.ts';
import type { HallIndex } from './hall-index.ts';

/** In the order of play: by phase, then by round of a bracket or by number in a group. */
export const inOrder = (one: QueuedMatch, other: QueuedMatch): number =>
  one.phase - other.phase ||
  (one.round === null || other.round === null ? 0 : one.roundNumber - other.roundNumber) ||
  one.number - other.number;

export const isSameTable = (one: QueuedMatch, other: QueuedMatch): boolean =>
  one.table !== null && one.table === other.table;

/**
 * Whether a match that has not begun is certain to come before another one: on its table an earlier one of its group or of an
 * earlier phase, without tables an earlier one of its group. A round of a bracket without tables has no order.
 */
export function comesBefore(match: QueuedMatch, next: QueuedMatch): boolean {
  if (inOrder(match, next) >= 0) return false;
  const isSameGroup = match.group === next.group;
  if (isSameTable(match, next)) return isSameGroup || match.phase < next.phase;
  return isSameGroup && next.round === null && match.table === null && next.table === null;
}

/** How many matches come before one; `certain` if no more can. Null where nothing says in which order they are called. */
export type Queue = { readonly before: number | null; readonly certain: boolean };

/**
 * The matches that come before one on its table, or without a table in its group; what is called there comes first. Groups that share a table take turns as
 * somebody decides in the hall, and a match whose players have others to play first may wait longer: that is not certain.
 */
export function queueOf(match: QueuedMatch, hall: HallIndex): Queue {
  if (match.table === null && match.round !== null) return { before: null, certain: false };
  const near = match.table === null ? hall.inGroup(match.group) : hall.onTable(match.table);
  const others = near.filter(({ id }) => id !== match.id);
  const before = others.filter(
    (other) =>
      isAtTable(other) || (match.table === null ? inOrder(other, match) < 0 : comesBefore(other, match)),
  );
  const mayComeBefore = others.some(
    (other) => !isAtTable(other) && other.group !== match.group && other.phase === match.phase,
  );
  return { before: before.length, certain: !mayComeBefore && !waitsElsewhere(match, hall, before) };
}

/** Whether it cannot start when its table is free: a player is unknown, or has another match first. */
function waitsElsewhere(match: QueuedMatch, hall: HallIndex, counted: readonly QueuedMatch[]): boolean {
  const players = playersOf(match);
  if (players.length < 2) return true;
  return players
    .flatMap(hall.playedBy)
    .some(
      (other) =>
        other.id !== match.id && (isAtTable(other) || inOrder(other, match) < 0) && !counted.includes(other),
    );
}
