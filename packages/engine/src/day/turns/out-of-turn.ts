import type { PersonId } from '../../id.ts';
import { isOccupying, playersOfDayMatch, type DayMatch } from '../day.ts';
import { asPublished, comesBefore, isSameTable, nearby } from './planned.ts';
import type { TurnIndex } from './turn-index.ts';

/**
 * `atTable`: still in play at its table; `playing`, `umpiring`: a player of it still plays or umpires it; `earlier`: its turn is
 * before.
 */
export const reasonsToWait = ['atTable', 'playing', 'umpiring', 'earlier'] as const;
export type ReasonToWait = (typeof reasonsToWait)[number];

export type Earlier = {
  readonly match: DayMatch;
  readonly reason: ReasonToWait;
  /** The player of the match that is to start, if the reason is `playing` or `umpiring`. */
  readonly player: PersonId | null;
};

/**
 * The matches that come before one that is about to start, those in play first; empty if it is its turn. Only what is certain
 * counts, and a match whose players are busy may be passed over. Whoever called a match decided that it is its turn.
 */
export function matchesBefore(next: DayMatch, index: TurnIndex): readonly Earlier[] {
  const inPlay = index.day.matches.filter(({ id, state }) => id !== next.id && state === 'inPlay');
  const isFree = (match: DayMatch) =>
    playersOfDayMatch(match).every((player) => !inPlay.some((other) => isOccupiedBy(other, player)));
  const earlier = nearby(next, index)
    .filter(({ id, state }) => next.calledAt === null && id !== next.id && state === 'enrolled')
    .filter((match) => (isOccupying(match) || isPublishedBefore(match, next, index)) && isFree(match))
    .toSorted(asPublished)
    .map((match): Earlier => ({ match, reason: 'earlier', player: null }));
  return [...inPlay.flatMap((match) => stillInPlay(match, next)), ...earlier];
}

/** Where matches are called, the next one is whichever is called next. */
const isPublishedBefore = (match: DayMatch, next: DayMatch, { isCalled }: TurnIndex): boolean =>
  !isCalled(next.open) && comesBefore(match, next);

function stillInPlay(match: DayMatch, next: DayMatch): Earlier[] {
  const player = playersOfDayMatch(next).find((one) => isOccupiedBy(match, one)) ?? null;
  if (player !== null) {
    const reason = playersOfDayMatch(match).includes(player) ? 'playing' : 'umpiring';
    return [{ match, reason, player }];
  }
  return isSameTable(next, match) ? [{ match, reason: 'atTable', player }] : [];
}

/** Whether somebody is in a match, as a player or as its umpire. */
const isOccupiedBy = (match: DayMatch, person: PersonId): boolean =>
  match.umpire === person || playersOfDayMatch(match).includes(person);
