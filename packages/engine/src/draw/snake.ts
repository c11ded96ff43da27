import type { PlayerId } from '../id.ts';
import { randomFrom } from '../random.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Entrant } from './entrant.ts';
import { playerTwice, seedingOrder } from './ranking.ts';
import type { DrawFailure, DrawReport } from './report.ts';

/** How many groups are wanted, or how many players in each. */
export type GroupsWanted = { readonly count: number } | { readonly size: number };

export type GroupDrawRequest = {
  readonly entrants: readonly Entrant[];
  readonly groups: GroupsWanted;
  readonly seed: string;
};

/** The groups, each from its best seed on, and the report of the draw. */
export type GroupDraw = {
  readonly groups: readonly (readonly PlayerId[])[];
  readonly report: DrawReport;
};

/**
 * How many groups a number of players makes: the count asked for, or the one whose average size comes
 * closest to the size asked for (of two as close, the one with smaller groups), never with fewer than two
 * players in a group.
 */
export const groupCount = (players: number, wanted: GroupsWanted): number => {
  if ('count' in wanted) return wanted.count;
  const most = Math.max(1, Math.floor(players / 2));
  const fewer = Math.min(most, Math.max(1, Math.floor(players / wanted.size)));
  const more = Math.min(most, fewer + 1);
  const gap = (count: number): number => Math.abs(players / count - wanted.size);
  return gap(more) <= gap(fewer) ? more : fewer;
};

/** The group, from 0, that the snake gives to a place of the seeding order, from 0: 1..G, G..1, 1..G … */
export const snakeGroup = (place: number, groups: number): number => {
  const row = Math.floor(place / groups);
  const column = place % groups;
  return row % 2 === 0 ? column : groups - 1 - column;
};

/**
 * Draws groups by rating in snake order, players without a rated match after the others and equal ratings
 * by lot, players of one club in different groups where possible. Sizes differ by one at the most.
 */
export const drawGroups = ({ entrants, groups, seed }: GroupDrawRequest): Result<GroupDraw, DrawFailure> => {
  if (entrants.length < 2) return err({ code: 'draw.tooFewPlayers', players: entrants.length, min: 2 });
  const twice = playerTwice(entrants.map(({ player }) => player));
  if (twice !== undefined) return err({ code: 'draw.playerTwice', player: twice });
  const count = groupCount(entrants.length, groups);
  const max = Math.floor(entrants.length / 2);
  if (count > max) return err({ code: 'draw.tooManyGroups', groups: count, max });
  const ranked = seedingOrder(entrants, randomFrom(seed));
  const drawn: PlayerId[][] = Array.from({ length: count }, () => []);
  ranked.forEach(({ player }, place) => drawn[snakeGroup(place, count)]?.push(player));
  return ok({
    groups: drawn,
    report: { seed, inputs: { kind: 'groups', entrants: ranked, groups: count }, notKept: [] },
  });
};
