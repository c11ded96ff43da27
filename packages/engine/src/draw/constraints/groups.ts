import { isBye } from './board.ts';
import type { Board } from './board.ts';
import type { Constraint } from './constraint.ts';
import { finest } from './depths.ts';
import { pairsCost } from './pairs.ts';
import { sectionCount } from './sections.ts';
import { about, together } from './violations.ts';

/** The capacity of a group in places: the row of a place is the remainder. */
const roomOf = ({ sections }: Board): number => 1 << sections.finest;

/** The players of each group, in its order. */
export const groupsOn = (board: Board): readonly (readonly number[])[] => {
  const room = roomOf(board);
  return Array.from({ length: sectionCount(board.sections, board.sections.finest) }, (_, group) =>
    [...board.at.subarray(group * room, (group + 1) * room)].filter((number) => !isBye(board, number)),
  );
};

/** The constraints of a group draw, most important first. */
export const groupConstraints: readonly Constraint[] = [
  {
    name: 'snakeRows',
    regulation: 'ITTF 3.7.3',
    violations: (board) => {
      const groups = groupsOn(board);
      return groups
        .flatMap((group) => [...Map.groupBy(group, (number) => Math.floor(number / groups.length)).values()])
        .filter((row) => row.length > 1)
        .flatMap((row) => about(board, 'snakeRows', row));
    },
    costs: [],
    mayMove: (board, one, other) => {
      const row = one & (roomOf(board) - 1);
      return row > 0 && row === (other & (roomOf(board) - 1));
    },
  },
  {
    name: 'groupSizes',
    regulation: 'ITTF 3.7.3',
    violations: (board) => {
      const groups = groupsOn(board);
      const smallest = Math.min(...groups.map((group) => group.length));
      return groups
        .filter((group) => group.length > smallest + 1)
        .flatMap((group) => about(board, 'groupSizes', group));
    },
    costs: [],
  },
  {
    name: 'groupMatesApart',
    regulation: 'Handbook for Tournament Referees, draws from groups',
    violations: (board) => together(board, 'groupMatesApart', board.groups),
    costs: [pairsCost(({ groups }) => groups, finest)],
  },
  {
    name: 'clubsApart',
    regulation: 'ITTF 3.6.3.1, 3.6.3.4, for clubs',
    violations: (board) => together(board, 'clubsApart', board.clubs),
    costs: [pairsCost(({ clubs }) => clubs, finest)],
  },
];
