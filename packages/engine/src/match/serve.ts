import { otherSide, type Side } from './match.ts';

/** From 10-10 on, that is once twenty points are scored, each side serves once in turn (2.13.3). */
export const deuceFrom = 20;

/**
 * The server of the next point of a set: two serves each, one each from 10-10 or under the expedite system (2.13.3, 2.15.4).
 * `pointsPlayed` are the points of both sides in this set.
 */
export const serverAt = (firstServer: Side, pointsPlayed: number, expedite = false): Side => {
  const turns = expedite || pointsPlayed >= deuceFrom ? pointsPlayed : pointsPlayed >> 1;
  return (turns & 1) === 0 ? firstServer : otherSide(firstServer);
};

/** The side that must have served first in a set for this one to be serving after this many points. */
export const firstServerFor = (server: Side, pointsPlayed: number, expedite: boolean): Side =>
  serverAt('a', pointsPlayed, expedite) === server ? 'a' : 'b';
