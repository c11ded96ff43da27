import type { PlayerId } from '../../id.ts';
import { isOccupiedBy, plays, playersOf, type QueuedMatch } from './hall.ts';
import type { HallIndex } from './hall-index.ts';
import { comesBefore, inOrder, isSameTable } from './queue.ts';

/**
 * `atTable`: still in play at its table; `playing`, `umpiring`: a player of it still plays or umpires it; `earlier`: its turn is
 * before.
 */
export const reasonsToWait = ['atTable', 'playing', 'umpiring', 'earlier'] as const;
export type ReasonToWait = (typeof reasonsToWait)[number];

export type Earlier<M extends QueuedMatch = QueuedMatch> = {
  readonly match: M;
  readonly reason: ReasonToWait;
  /** The player of the match that is to start, if the reason is `playing` or `umpiring`. */
  readonly player: PlayerId | null;
};

/**
 * The matches that come before one that is about to start, those in play first; empty if it is its turn. Only what is certain
 * counts, and a match whose players are busy may be passed over. Whoever called a match decided that it is its turn.
 */
export function matchesBefore<M extends QueuedMatch>(next: M, hall: HallIndex<M>): readonly Earlier<M>[] {
  const inPlay = hall.inPlay.filter(({ id }) => id !== next.id);
  const isFree = (match: M) =>
    playersOf(match).every((player) => !inPlay.some((other) => isOccupiedBy(other, player)));
  const near = next.table === null ? hall.inGroup(next.group) : hall.onTable(next.table);
  const earlier = near
    .filter(({ id, state }) => next.call === null && id !== next.id && state === 'enrolled')
    .filter((match) => (match.call !== null || comesBefore(match, next)) && isFree(match))
    .toSorted(inOrder)
    .map((match): Earlier<M> => ({ match, reason: 'earlier', player: null }));
  return [...inPlay.flatMap((match) => stillInPlay(match, next)), ...earlier];
}

function stillInPlay<M extends QueuedMatch>(match: M, next: M): Earlier<M>[] {
  const player = playersOf(next).find((one) => isOccupiedBy(match, one)) ?? null;
  if (player !== null) return [{ match, reason: plays(match, player) ? 'playing' : 'umpiring', player }];
  return isSameTable(next, match) ? [{ match, reason: 'atTable', player }] : [];
}
