import { bye, playerOf } from './board.ts';
import type { Board } from './board.ts';
import type { NotKept, NotKeptReason } from '../report.ts';

/** The lines of each club, top to bottom. */
const linesByClub = (board: Board): readonly (readonly number[])[] => {
  const lines: number[][] = Array.from({ length: board.clubs }, () => []);
  for (let line = 0; line < board.size; line += 1) {
    const entrant = board.at[line] as number;
    if (entrant !== bye) lines[board.clubOf[entrant] as number]?.push(line);
  }
  return lines;
};

/** The smallest sections that could hold one each of so many players; a match at the least. */
export const sectionLength = (size: number, players: number): number => {
  let length = size;
  for (let sections = 1; sections < players && length > 2; sections *= 2) length /= 2;
  return length;
};

const reasonFor = (board: Board, entrants: readonly number[], members: number): NotKeptReason => {
  if (members > board.size / 2) return 'tooMany';
  return entrants.every((entrant) => entrant < board.fixed) ? 'seedsFixed' : 'noPlaceLeft';
};

const sharedSections = (board: Board, lines: readonly number[]): readonly NotKept[] => {
  const length = sectionLength(board.size, lines.length);
  const together: NotKept[] = [];
  for (let from = 0; from < lines.length;) {
    const section = Math.floor((lines[from] as number) / length);
    let to = from + 1;
    while (to < lines.length && Math.floor((lines[to] as number) / length) === section) to += 1;
    const entrants = lines.slice(from, to).map((line) => board.at[line] as number);
    const players = entrants.map((entrant) => playerOf(board, entrant));
    const why = reasonFor(board, entrants, lines.length);
    if (players.length > 1) together.push({ constraint: 'clubsApart', players, why });
    from = to;
  }
  return together;
};

/**
 * Club mates who can meet earlier than so many need to, for the report: two should be in different halves,
 * three or four in different quarters, and so on down to different matches of the first round.
 */
export const clubsNotApart = (board: Board): readonly NotKept[] =>
  linesByClub(board).flatMap((lines) => sharedSections(board, lines));
