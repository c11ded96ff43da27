import { otherSide, type Side } from '../match.ts';
import { deuceFrom } from '../serve.ts';

/** One of the two players of a pair, as the pair is written. */
export const places = [1, 2] as const;
export type PairPlace = (typeof places)[number];

/** One of the four players of a match of doubles. */
export type PairPlayer = { readonly side: Side; readonly place: PairPlace };

/** The server and the receiver. */
export type ServingTurn = { readonly server: PairPlayer; readonly receiver: PairPlayer };

/** The other player of a pair. */
export const partnerOf = ({ side, place }: PairPlayer): PairPlayer => ({ side, place: place === 1 ? 2 : 1 });

/** The first turn of a game: the serving pair says who serves, and the other, in the first game, who receives (2.13.4). */
export const firstTurn = (side: Side, server: PairPlace, receiver: PairPlace): ServingTurn => ({
  server: { side, place: server },
  receiver: { side: otherSide(side), place: receiver },
});

/** The receiver serves next, to the partner of the player who served: A to X, X to B, B to Y, Y to A (2.13.4). */
export const turnAfter = ({ server, receiver }: ServingTurn): ServingTurn => ({
  server: receiver,
  receiver: partnerOf(server),
});

/**
 * How many turns of service are over after this many points: one for every two, and from 10-10 or under the expedite system one for every point
 * (2.13.3, 2.15.4).
 */
export const turnsOver = (points: number): number =>
  points < deuceFrom ? points >> 1 : points - deuceFrom / 2;

/** The order of service in a game, from some score on. */
export type DoublesOrder = {
  readonly turn: ServingTurn;
  /** The points at which that turn is served. */
  readonly points: number;
};

/** The order of a game that begins with a turn. */
export const orderFrom = (turn: ServingTurn, points = 0): DoublesOrder => ({ turn, points });

const inARound = 4;

/** The server and the receiver after this many points of a game, at least as many as the order begins with. */
export function turnAt({ turn, points: from }: DoublesOrder, points: number, expedite = false): ServingTurn {
  const over = expedite ? points - from : turnsOver(points) - turnsOver(from);
  let now = turn;
  for (let step = over % inARound; step > 0; step -= 1) now = turnAfter(now);
  return now;
}

/**
 * In the last possible game, when a pair first has five points, the pair due to receive changes its order of receiving, also between two serves of
 * one player (2.13.6).
 */
export function changedAtFive(order: DoublesOrder, points: number, expedite = false): DoublesOrder {
  const { server, receiver } = turnAt(order, points, expedite);
  return { turn: { server, receiver: partnerOf(receiver) }, points };
}

const isSame = (one: PairPlayer, other: PairPlayer): boolean =>
  one.side === other.side && one.place === other.place;

/** The turn of the same round in which this player serves. */
export function turnOf(turn: ServingTurn, server: PairPlayer): ServingTurn {
  let now = turn;
  while (!isSame(now.server, server)) now = turnAfter(now);
  return now;
}

/**
 * The first turn of a later game, given any turn of the game before: the pair that has to serve chooses its server, and the first receiver is the
 * player who served to that one in the game before (2.13.5).
 */
export function firstTurnAfter(before: ServingTurn, server: PairPlayer): ServingTurn {
  let turn = before;
  while (!isSame(turn.receiver, server)) turn = turnAfter(turn);
  return { server, receiver: turn.server };
}
