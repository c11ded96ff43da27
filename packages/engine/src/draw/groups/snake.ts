import type { PlayerId } from '../../id.ts';
import { itemAt } from '../../item-at.ts';
import { randomFrom, shuffle } from '../../random.ts';
import type { Random } from '../../random.ts';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import { playersOf } from '../constraints/board.ts';
import type { Board } from '../constraints/board.ts';
import { violationsOf } from '../constraints/constraint.ts';
import { groupConstraints, groupsOn } from '../constraints/groups.ts';
import { search } from '../constraints/search.ts';
import type { Bound } from '../constraints/search.ts';
import type { Entrant } from '../entrants/entrant.ts';
import { seedingOrder } from '../entrants/ranking.ts';
import { drawMethod } from '../report.ts';
import type { DrawFailure, DrawReport } from '../report.ts';
import { groupBoard } from './group-board.ts';
import { clubParts, separateClubs } from './snake-clubs.ts';
import type { Rows } from './snake-clubs.ts';
import { groupsFailure, snakeRows } from './snake-rows.ts';

/** The number of groups, or the players in each. */
export type GroupsWanted = { readonly count: number } | { readonly size: number };

/** The input of a group draw. */
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
 * How many groups to make of a number of players: the requested count, or the one whose average size is
 * closest to the requested size (of two as close, the one with larger groups, which give everybody more
 * matches), never with fewer than two players in a group.
 */
export const groupCount = (players: number, wanted: GroupsWanted): number => {
  if ('count' in wanted) return wanted.count;
  const most = Math.max(1, Math.floor(players / 2));
  const fewer = Math.min(most, Math.max(1, Math.floor(players / wanted.size)));
  const more = Math.min(most, fewer + 1);
  const gap = (count: number): number => Math.abs(players / count - wanted.size);
  return gap(more) < gap(fewer) ? more : fewer;
};

/** The groups, from the rows of a snake. */
export const boardOfRows = (ranked: readonly Entrant[], rows: Rows): Board =>
  groupBoard(
    ranked,
    itemAt(rows, 0).map((_, group) => rows.map((row) => itemAt(row, group))),
  );

/** The draw of a board of groups, with its report. */
export const groupDraw = (board: Board, seed: string): GroupDraw => {
  const groups = groupsOn(board);
  return {
    groups: groups.map((group) => playersOf(board, group)),
    report: {
      method: drawMethod,
      seed,
      inputs: { kind: 'groups', entrants: board.entrants, groups: groups.length },
      notKept: violationsOf(board, groupConstraints),
    },
  };
};

/** The same rows, each but the first in another order. */
const mixed = (rows: Rows, random: Random): Rows =>
  rows.map((row, index) => (index === 0 ? row : shuffle(row, random)));

/** Groups take more lots than brackets: the row of each player is drawn too. */
export const boundOfGroups: Bound = { looks: 60_000, vainLots: 600, vainSteps: 4 };

/**
 * Draws groups by rating in snake order (1..G, G..1, …), players without a rated match after the others and
 * equal ratings by lot, players of one club in different groups by changes within a row of the snake. Sizes
 * differ by at most one. Where a side has one club, changes in chains separate them all; pairs of two clubs are searched for.
 */
export const drawGroups = ({
  entrants,
  groups: wanted,
  seed,
}: GroupDrawRequest): Result<GroupDraw, DrawFailure> => {
  const count = groupCount(entrants.length, wanted);
  const failure = groupsFailure(entrants, count);
  if (failure !== undefined) return err(failure);
  const random = randomFrom(seed);
  const ranked = seedingOrder(entrants, random);
  const clubs = ranked.map(({ club }) => club);
  const rows = separateClubs(snakeRows(ranked.length, count), clubParts(clubs, count));
  let draws = 0;
  // What is drawn again starts elsewhere: an exchange of two cannot always part what one of three could.
  const draw = (): Board => boardOfRows(ranked, draws++ === 0 ? rows : mixed(rows, random));
  return ok(groupDraw(search(draw, groupConstraints, random, boundOfGroups), seed));
};
