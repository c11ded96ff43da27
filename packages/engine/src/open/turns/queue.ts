import type { RoundName } from '../../draw/bracket/rounds.ts';
import type { GroupId, MatchId, PlayerId } from '../../id.ts';
import type { MatchStatus } from '../../match/match.ts';

/** An unfinished match of an open, as far as its place in the order of play needs it. */
export type QueuedMatch = {
  readonly id: MatchId;
  /** The number of its phase: phases are played one after the other. */
  readonly phase: number;
  readonly group: GroupId;
  /** In a knockout: its round. In a group: null. */
  readonly round: RoundName | null;
  readonly roundNumber: number;
  readonly number: number;
  readonly table: number | null;
  readonly state: Exclude<MatchStatus, 'finished'>;
  readonly a: PlayerId | null;
  readonly b: PlayerId | null;
  readonly umpire: PlayerId | null;
  /** Where its winner and its loser play next. */
  readonly winnerTo: MatchId | null;
  readonly loserTo: MatchId | null;
  /** In milliseconds. */
  readonly startedAt: number | null;
};

export const plays = ({ a, b }: Pick<QueuedMatch, 'a' | 'b'>, player: PlayerId): boolean =>
  a === player || b === player;

export const isInPlay = ({ state }: Pick<QueuedMatch, 'state'>): boolean => state === 'inPlay';

/** In the order of play: by phase, then by round of a bracket or by number in a group. */
export const inOrder = (one: QueuedMatch, other: QueuedMatch): number =>
  one.phase - other.phase ||
  (one.round === null || other.round === null ? 0 : one.roundNumber - other.roundNumber) ||
  one.number - other.number;

/** How many matches come before one; `certain` if no more can. Null where nothing says in which order they are called. */
export type Queue = { readonly before: number | null; readonly certain: boolean };

/**
 * The matches that come before one on its table, or without tables in its group. Groups that share a table take turns as
 * somebody decides in the hall, and a match whose players have others to play first may wait longer: that is not certain.
 */
export function queueOf(match: QueuedMatch, matches: readonly QueuedMatch[]): Queue {
  if (match.table === null && match.round !== null) return { before: null, certain: false };
  const others = matches.filter(({ id, table, group }) =>
    id === match.id ? false : match.table === null ? group === match.group : table === match.table,
  );
  const before = others.filter(
    (other) => isInPlay(other) || (other.group === match.group && inOrder(other, match) < 0),
  );
  const mayComeBefore = others.some(
    (other) => !isInPlay(other) && other.group !== match.group && other.phase <= match.phase,
  );
  return { before: before.length, certain: !mayComeBefore && !waitsElsewhere(match, matches, before) };
}

/** Whether it cannot start when its table is free: a player is unknown, or has another match first. */
function waitsElsewhere(
  match: QueuedMatch,
  matches: readonly QueuedMatch[],
  counted: readonly QueuedMatch[],
): boolean {
  const people = [match.a, match.b];
  if (people.includes(null)) return true;
  return matches.some(
    (other) =>
      other.id !== match.id &&
      !counted.includes(other) &&
      (isInPlay(other) || inOrder(other, match) < 0) &&
      people.some((player) => player !== null && plays(other, player)),
  );
}
