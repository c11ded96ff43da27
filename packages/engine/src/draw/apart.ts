import { bye, none, playerOf } from './board.ts';
import type { Board } from './board.ts';
import type { NotKept, NotKeptReason } from './report.ts';

/** Entrants of one club or group who share a section of the bracket that only one of them should be in. */
export type Together = { readonly entrants: readonly number[]; readonly why: NotKeptReason };

/** The lines of each club or group, top to bottom, by its number in a column of the board. */
const linesByNumber = (board: Board, column: Int32Array, count: number): readonly (readonly number[])[] => {
  const lines: number[][] = Array.from({ length: count }, () => []);
  board.at.forEach((entrant, line) => {
    const number = entrant === bye ? none : (column[entrant] as number);
    lines[number]?.push(line);
  });
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

const sharedSections = (board: Board, lines: readonly number[]): readonly Together[] => {
  const length = sectionLength(board.size, lines.length);
  const together: Together[] = [];
  for (let from = 0; from < lines.length;) {
    const section = Math.floor((lines[from] as number) / length);
    let to = from + 1;
    while (to < lines.length && Math.floor((lines[to] as number) / length) === section) to += 1;
    const entrants = lines.slice(from, to).map((line) => board.at[line] as number);
    if (entrants.length > 1) together.push({ entrants, why: reasonFor(board, entrants, lines.length) });
    from = to;
  }
  return together;
};

/**
 * The club mates or group mates who can meet earlier than so many need to: two should be in different
 * halves, three or four in different quarters, and so on down to different matches of the first round.
 */
export const together = (board: Board, column: Int32Array, count: number): readonly Together[] =>
  linesByNumber(board, column, count).flatMap((lines) =>
    lines.length < 2 ? [] : sharedSections(board, lines),
  );

/** Club mates who can meet earlier than so many need to, for the report. */
export const clubsNotApart = (board: Board): readonly NotKept[] =>
  together(board, board.clubOf, board.clubs).map(({ entrants, why }) => ({
    constraint: 'clubsApart',
    players: entrants.map((entrant) => playerOf(board, entrant)),
    why,
  }));
