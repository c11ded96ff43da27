import type { Entrant } from '../entrants/entrant.ts';
import { playerTwice } from '../entrants/ranking.ts';
import type { DrawFailure } from '../report.ts';
import type { Rows } from './snake-clubs.ts';

/** The rows of the snake, by group; the last one goes on beyond the players. */
export const snakeRows = (players: number, groups: number): Rows =>
  Array.from({ length: Math.ceil(players / groups) }, (_, row) =>
    Array.from({ length: groups }, (_, group) => row * groups + (row % 2 === 0 ? group : groups - 1 - group)),
  );

/** Why these players cannot be drawn into this many groups (a whole number from 1), if so. */
export const groupsFailure = (entrants: readonly Entrant[], groups: number): DrawFailure | undefined => {
  if (groups < 1 || !Number.isInteger(groups)) throw new RangeError(`${groups} groups cannot be drawn`);
  const players = entrants.length;
  if (players < 2) return { code: 'draw.tooFewPlayers', players, min: 2 };
  const max = Math.floor(players / 2);
  if (groups > max) return { code: 'draw.tooManyGroups', groups, max };
  const twice = playerTwice(entrants.map(({ player }) => player));
  return twice === undefined ? undefined : { code: 'phase.playerTwice', player: twice };
};
