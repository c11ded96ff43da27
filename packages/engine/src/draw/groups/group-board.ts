import { newBoard, put } from '../constraints/board.ts';
import type { AnyEntrant, Board } from '../constraints/board.ts';
import { groupSections } from '../constraints/sections.ts';
import { bracketSize } from '../bracket/rounds.ts';

/** A board of groups, from the numbers in each; unused places of a group are empty, as are numbers after the entrants'. */
export const groupBoard = (
  entrants: readonly AnyEntrant[],
  groups: readonly (readonly number[])[],
): Board => {
  const room = bracketSize(Math.max(...groups.map((group) => group.length)));
  const board = newBoard(entrants, 0, groupSections(groups.length, room));
  let empty = groups.flat().length;
  for (const [index, group] of groups.entries()) {
    for (let row = 0; row < room; row += 1) put(board, group[row] ?? empty++, index * room + row);
  }
  return board;
};
