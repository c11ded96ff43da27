import type { PlayerId } from '../id.ts';
import type { GroupMatch, GroupMatchResult } from './group.ts';

/** The figures of one finished match for each side, with players as places in the group. */
export type Counted = {
  readonly a: number;
  readonly b: number;
  /** Match points (3.7.5.1). */
  readonly earnedA: number;
  readonly earnedB: number;
  readonly setsA: number;
  readonly setsB: number;
  readonly pointsA: number;
  readonly pointsB: number;
};

/** 2 match points for a win, 1 for a loss played, 0 for a loss that was not played or not finished (3.7.5.1). */
const matchPoints = (result: GroupMatchResult, side: 'a' | 'b'): number => {
  if (result.winner === side) return 2;
  return result.winner !== undefined && result.outcome === 'played' ? 1 : 0;
};

/** Counts a result. A match that nobody won, both absent or both disqualified, gives neither sets nor points. */
export const count = (a: number, b: number, result: GroupMatchResult): Counted => {
  let setsA = 0;
  let setsB = 0;
  let pointsA = 0;
  let pointsB = 0;
  for (const score of result.winner === undefined ? [] : result.sets) {
    if (score.a > score.b) setsA += 1;
    else setsB += 1;
    pointsA += score.a;
    pointsB += score.b;
  }
  const earnedA = matchPoints(result, 'a');
  const earnedB = matchPoints(result, 'b');
  return { a, b, earnedA, earnedB, setsA, setsB, pointsA, pointsB };
};

/** The place of each player in the group, from 0. */
export const placesOf = (players: readonly PlayerId[]): ReadonlyMap<PlayerId, number> =>
  new Map(players.map((player, place) => [player, place]));

/** The place of a player, who must be in the group; anything else is a bug of the caller. */
export const placeIn = (places: ReadonlyMap<PlayerId, number>, player: PlayerId): number => {
  const place = places.get(player);
  if (place === undefined) throw new Error(`Player ${player} has a match in a group without being in it`);
  return place;
};

/** The figures of a group's finished matches. */
export const countMatches = (
  matches: readonly GroupMatch[],
  places: ReadonlyMap<PlayerId, number>,
): readonly Counted[] => {
  const counted: Counted[] = [];
  for (const { a, b, result } of matches) {
    if (result) counted.push(count(placeIn(places, a), placeIn(places, b), result));
  }
  return counted;
};
