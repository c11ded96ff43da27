import { bye, put } from './board.ts';
import type { Board } from './board.ts';
import { blockCount, blockLines, clamp, halfByLot, opponentLine } from './lines.ts';
import { maxLines } from './rounds.ts';
import { newScratch, split } from './split.ts';
import type { Scratch } from './split.ts';

/** The part of a draw that is being filled. */
export type Spread = {
  readonly board: Board;
  readonly scratch: Scratch;
  /** The order in which lines are filled when there are more of them than players; none by default. */
  readonly rankOf: Int32Array;
};

/** What is needed to fill a board. */
export const newSpread = (board: Board): Spread => ({
  board,
  scratch: newScratch(board),
  rankOf: new Int32Array(board.size),
});

/** Fills lines with a bye before the others, and both by their blocks of seeding places. */
export const bestLinesFirst = (spread: Spread): Spread => {
  const { at, size } = spread.board;
  const blocks = blockCount(size);
  const rankOf = new Int32Array(size);
  for (let block = 0; block < blocks; block += 1) {
    for (const line of blockLines(block, size)) {
      rankOf[line] = at[opponentLine(line)] === bye ? block : blocks + block;
    }
  }
  return { ...spread, rankOf };
};

/** How many lines there are of each rank. */
const countRanks = (rankOf: Int32Array, lines: readonly number[]): readonly number[] => {
  const counts: number[] = Array.from({ length: maxRanks }, () => 0);
  for (const line of lines) {
    const rank = rankOf[line] as number;
    counts[rank] = (counts[rank] as number) + 1;
  }
  return counts;
};

const maxRanks = 2 * blockCount(maxLines);

/** How many of the players should get one of the upper lines, so that the best lines are filled first. */
const upperWanted = (
  { board, rankOf }: Spread,
  players: number,
  upper: readonly number[],
  lower: readonly number[],
): number => {
  if (players === upper.length + lower.length) return upper.length;
  const below = countRanks(rankOf, lower);
  let wanted = 0;
  let left = players;
  for (const [rank, above] of countRanks(rankOf, upper).entries()) {
    const both = above + (below[rank] ?? 0);
    if (both > left) {
      return wanted + clamp(halfByLot(left, board.random), left - (below[rank] ?? 0), Math.min(above, left));
    }
    wanted += above;
    left -= both;
  }
  return wanted;
};

/**
 * Draws players, given in the order of the lot, to free lines of the section from `from` to before `to`:
 * half by half, quarter by quarter, so that group mates and then club mates come as far apart as can be.
 * There are at least as many lines as players.
 */
const fill = (
  spread: Spread,
  players: readonly number[],
  lines: readonly number[],
  from: number,
  to: number,
): void => {
  const [first] = players;
  if (first === undefined) return;
  if (lines.length === 1) {
    put(spread.board, first, lines[0] as number);
    return;
  }
  const middle = (from + to) / 2;
  const upper = lines.filter((line) => line < middle);
  const lower = lines.filter((line) => line >= middle);
  const halves = split(spread.board, spread.scratch, players, {
    from,
    middle,
    to,
    upperRoom: upper.length,
    lowerRoom: lower.length,
    upperWanted: upperWanted(spread, players.length, upper, lower),
  });
  fill(spread, halves.upper, upper, from, middle);
  fill(spread, halves.lower, lower, middle, to);
};

/** Draws players to free lines, see `fill`; without clubs and groups the lot alone decides. */
export const spreadPlayers = (spread: Spread, players: readonly number[], lines: readonly number[]): void => {
  const { board } = spread;
  if (board.clubs > 0 || board.groups > 0 || players.length < lines.length) {
    fill(spread, players, lines, 0, board.size);
    return;
  }
  players.forEach((entrant, index) => put(board, entrant, lines[index] as number));
};
