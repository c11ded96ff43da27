import { together } from './apart.ts';
import { linesOfEntrants, none, playerOf } from './board.ts';
import type { Board } from './board.ts';
import type { QualifiedEntrant } from './entrant.ts';
import type { MaySwap } from './repair.ts';
import type { DrawConstraint, NotKept } from './report.ts';

/** The round, from 1, in which the players of two lines would meet. */
export const meetingRound = (line: number, other: number): number => 32 - Math.clz32(line ^ other);

/** The earliest round in which a group's players other than `entrant` would be met on a line. */
const earliestMate = (board: Board, entrant: number, line: number, mates: readonly number[]): number => {
  let earliest = Infinity;
  for (const mateLine of mates) {
    const mate = board.at[mateLine] as number;
    if (mate !== entrant) earliest = Math.min(earliest, meetingRound(line, mateLine));
  }
  return earliest;
};

/**
 * Allows two players to change lines when neither of them would meet one of the own group earlier than
 * before. Keeping group mates apart comes before keeping clubs apart.
 */
export const meetsGroupMatesNoEarlier =
  (board: Board): MaySwap =>
  (line, other) => {
    const [mine, theirs] = [board.at[line] as number, board.at[other] as number];
    if (board.groupOf[mine] === board.groupOf[theirs]) return false;
    const noEarlier = (entrant: number, from: number, to: number): boolean => {
      const mates = linesOfGroup(board, board.groupOf[entrant] as number);
      return earliestMate(board, entrant, to, mates) >= earliestMate(board, entrant, from, mates);
    };
    return noEarlier(mine, line, other) && noEarlier(theirs, other, line);
  };

const linesOfGroup = (board: Board, group: number): readonly number[] => {
  const lines: number[] = [];
  board.at.forEach((entrant, line) => {
    if (entrant >= 0 && group !== none && board.groupOf[entrant] === group) lines.push(line);
  });
  return lines;
};

/** Which of the rules for group mates is broken when these come together too early. */
const constraintFor = (
  board: Board,
  lines: Int32Array,
  ranked: readonly QualifiedEntrant[],
  [first = 0, second = 0]: readonly number[],
): DrawConstraint => {
  const round = meetingRound(lines[first] as number, lines[second] as number);
  if (round === 1) return 'groupMatesApart';
  const best = ranked[0]?.position ?? 1;
  const positions = [first, second].map((entrant) => (ranked[entrant] as QualifiedEntrant).position);
  const areBestTwo = positions.includes(best) && positions.includes(best + 1);
  return areBestTwo && 2 ** round < board.size ? 'oppositeHalves' : 'groupMatesLate';
};

/** Group mates who can meet earlier than so many need to, for the report. */
export const groupMatesNotApart = (board: Board, ranked: readonly QualifiedEntrant[]): readonly NotKept[] => {
  const lines = linesOfEntrants(board);
  return together(board, board.groupOf, board.groups).map(({ entrants, why }) => ({
    constraint: constraintFor(board, lines, ranked, entrants),
    players: entrants.map((entrant) => playerOf(board, entrant)),
    why,
  }));
};
