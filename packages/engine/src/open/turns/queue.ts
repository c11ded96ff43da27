import { isInPlay, plays, playersOf, type QueuedMatch } from './hall.ts';

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
 * The matches that come before one on its table, or without a table in its group. Groups that share a table take turns as
 * somebody decides in the hall, and a match whose players have others to play first may wait longer: that is not certain.
 */
export function queueOf(match: QueuedMatch, matches: readonly QueuedMatch[]): Queue {
  if (match.table === null && match.round !== null) return { before: null, certain: false };
  const others = matches.filter(({ id, table, group }) =>
    id === match.id ? false : match.table === null ? group === match.group : table === match.table,
  );
  const before = others.filter(
    (other) =>
      isInPlay(other) || (match.table === null ? inOrder(other, match) < 0 : comesBefore(other, match)),
  );
  const mayComeBefore = others.some(
    (other) => !isInPlay(other) && other.group !== match.group && other.phase === match.phase,
  );
  return { before: before.length, certain: !mayComeBefore && !waitsElsewhere(match, matches, before) };
}

/** Whether it cannot start when its table is free: a player is unknown, or has another match first. */
function waitsElsewhere(
  match: QueuedMatch,
  matches: readonly QueuedMatch[],
  counted: readonly QueuedMatch[],
): boolean {
  const players = playersOf(match);
  if (players.length < 2) return true;
  return matches.some(
    (other) =>
      other.id !== match.id &&
      !counted.includes(other) &&
      (isInPlay(other) || inOrder(other, match) < 0) &&
      players.some((player) => plays(other, player)),
  );
}
