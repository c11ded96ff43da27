import { put } from './board.ts';
import type { Board } from './board.ts';
import { blockCount, blockLines, clamp, halfByLot } from './lines.ts';
import { newScratch, split } from './split.ts';
import type { Scratch } from './split.ts';

/** The part of a draw that is being filled. */
export type Spread = {
  readonly board: Board;
  readonly scratch: Scratch;
  /** The block of seeding places that each line belongs to: those of earlier blocks are filled first. */
  readonly blockOf: Int32Array;
};

/** The block of seeding places of each line of a bracket. */
const blocksOfLines = (size: number): Int32Array => {
  const blockOf = new Int32Array(size);
  for (let block = 0; block < blockCount(size); block += 1) {
    for (const line of blockLines(block, size)) blockOf[line] = block;
  }
  return blockOf;
};

/** What is needed to fill a board. */
export const newSpread = (board: Board): Spread => ({
  board,
  scratch: newScratch(board),
  blockOf: blocksOfLines(board.size),
});

/** How many of the players should get one of the upper lines, so that the best blocks are filled first. */
const upperWanted = (
  { board, blockOf }: Spread,
  players: number,
  upper: readonly number[],
  lower: readonly number[],
): number => {
  if (players === upper.length + lower.length) return upper.length;
  const inBlock = (lines: readonly number[], block: number): number =>
    lines.filter((line) => blockOf[line] === block).length;
  let wanted = 0;
  let left = players;
  for (let block = 0; left > 0; block += 1) {
    const above = inBlock(upper, block);
    const below = inBlock(lower, block);
    if (above + below <= left) wanted += above;
    else return wanted + clamp(halfByLot(left, board.random), left - below, above);
    left -= above + below;
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
