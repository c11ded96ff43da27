import type { GroupId, MatchId, PlayerId } from '../../id.ts';
import type { MatchStatus } from '../../match/match.ts';

/** An unfinished match of an open, as far as its turn needs it. */
export type MatchInOrder = {
  readonly id: MatchId;
  /** The number of its phase: phases are played one after the other. */
  readonly phase: number;
  readonly group: GroupId;
  /** Whether it is a match of a bracket, where matches of a round are played at the same time. */
  readonly inBracket: boolean;
  /** The round of a bracket, from 1. */
  readonly roundNumber: number;
  /** Its place in the order of play of its group, or in its round. */
  readonly number: number;
  readonly table: number | null;
  readonly state: Exclude<MatchStatus, 'finished'>;
  readonly a: PlayerId | null;
  readonly b: PlayerId | null;
};

/** `atTable`: still in play at its table; `playing`: a player of it is still in it; `earlier`: its turn is before. */
export const reasonsToWait = ['atTable', 'playing', 'earlier'] as const;
export type ReasonToWait = (typeof reasonsToWait)[number];

export type Earlier<M extends MatchInOrder = MatchInOrder> = {
  readonly match: M;
  readonly reason: ReasonToWait;
  /** Of `playing`: the player of both. */
  readonly player: PlayerId | null;
};

/**
 * The matches that come before one that is about to start, those in play first; empty if it is its turn. Only what is certain counts:
 * groups that share a table take turns as somebody decides in the hall, and a match whose players are busy may be passed over.
 */
export function matchesBefore<M extends MatchInOrder>(
  next: M,
  unfinished: readonly M[],
): readonly Earlier<M>[] {
  const others = unfinished.filter(({ id }) => id !== next.id);
  const inPlay = others.filter(({ state }) => state === 'inPlay');
  const busy = new Set(inPlay.flatMap(({ a, b }) => [a, b]));
  const playing = inPlay.flatMap((match): Earlier<M>[] => {
    const player = sharedPlayer(next, match);
    if (player !== null) return [{ match, reason: 'playing', player }];
    return isSameTable(next, match) ? [{ match, reason: 'atTable', player: null }] : [];
  });
  const earlier = others
    .filter((match) => match.state === 'enrolled' && !busy.has(match.a) && !busy.has(match.b))
    .filter((match) => comesBefore(match, next))
    .toSorted(inOrder)
    .map((match): Earlier<M> => ({ match, reason: 'earlier', player: null }));
  return [...playing, ...earlier];
}

function sharedPlayer({ a, b }: MatchInOrder, other: MatchInOrder): PlayerId | null {
  return [a, b].find((player) => player !== null && (player === other.a || player === other.b)) ?? null;
}

const isSameTable = (one: MatchInOrder, other: MatchInOrder): boolean =>
  one.table !== null && one.table === other.table;

const inOrder = (one: MatchInOrder, other: MatchInOrder): number =>
  one.phase - other.phase ||
  (one.inBracket && other.inBracket ? one.roundNumber - other.roundNumber : 0) ||
  one.number - other.number;

/** Whether a match that could be played is called before another one. A group without tables has one order of play; a bracket has none. */
function comesBefore(match: MatchInOrder, next: MatchInOrder): boolean {
  if (inOrder(match, next) >= 0) return false;
  const isSameGroup = match.group === next.group;
  if (isSameTable(match, next)) return isSameGroup || match.phase < next.phase;
  return isSameGroup && !next.inBracket && match.table === null && next.table === null;
}
