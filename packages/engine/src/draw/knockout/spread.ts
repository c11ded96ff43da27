import { bye, put } from './board.ts';
import type { Board } from './board.ts';
import { blockCount, blockLines, clamp, halfByLot, opponentLine } from '../bracket/lines.ts';
import { maxLines } from '../bracket/rounds.ts';
import { newScratch, split } from './split.ts';
import type { Scratch, Span } from './split.ts';

/** The part of a draw that is being filled. */
export type Spread = {
  readonly board: Board;
  readonly scratch: Scratch;
  /** The lines that are filled, top to bottom. */
  readonly lines: Int32Array;
  /** The order in which lines are filled when there are more of them than players; none by default. */
  readonly rankOf: Int32Array;
  /** Whether seeds who do not fill the lines of their block are spread evenly over them. */
  readonly seedsEvenly: boolean;
};

/** What is needed to fill a board. */
export const newSpread = (board: Board, { seedsEvenly = true }: { seedsEvenly?: boolean } = {}): Spread => ({
  board,
  seedsEvenly,
  scratch: newScratch(board),
  lines: new Int32Array(board.size),
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

const maxRanks = 2 * blockCount(maxLines);

/** How many of the lines there are of each rank. */
const countRanks = ({ rankOf, lines }: Spread, { start, end }: Span): readonly number[] => {
  const counts: number[] = Array.from({ length: maxRanks }, () => 0);
  for (let index = start; index < end; index += 1) {
    const rank = rankOf[lines[index] as number] as number;
    counts[rank] = (counts[rank] as number) + 1;
  }
  return counts;
};

/** How many of the players should get one of the upper lines, so that the best lines are filled first. */
const upperWanted = (spread: Spread, players: number, upper: Span, lower: Span): number => {
  if (players === lower.end - upper.start) return upper.end - upper.start;
  const below = countRanks(spread, lower);
  let wanted = 0;
  let left = players;
  for (const [rank, above] of countRanks(spread, upper).entries()) {
    const underneath = below[rank] ?? 0;
    if (above + underneath > left) {
      const half = halfByLot(left, spread.board.random);
      return wanted + clamp(half, left - underneath, Math.min(above, left));
    }
    wanted += above;
    left -= above + underneath;
  }
  return wanted;
};

/** Where in a span of lines, which go from top to bottom, those from `middle` on begin. */
const cutAt = (lines: Int32Array, { start, end }: Span, middle: number): number => {
  let cut = start;
  while (cut < end && (lines[cut] as number) < middle) cut += 1;
  return cut;
};

/**
 * Draws players, given in the order of the lot, to free lines of the section from `from` to before `to`:
 * half by half, quarter by quarter, so that group mates and then club mates come as far apart as can be.
 * There are at least as many lines as players.
 */
const fill = (spread: Spread, players: Span, lines: Span, from: number, to: number): void => {
  if (players.start === players.end) return;
  const room = lines.end - lines.start;
  const isWholeMatch = to - from === 2 && players.end - players.start === 2;
  if (room === 1 || isWholeMatch) {
    for (let index = 0; index < room; index += 1) {
      const entrant = spread.scratch.players[players.start + index] as number;
      put(spread.board, entrant, spread.lines[lines.start + index] as number);
    }
    return;
  }
  const middle = (from + to) / 2;
  const cut = cutAt(spread.lines, lines, middle);
  const [upper, lower] = [
    { start: lines.start, end: cut },
    { start: cut, end: lines.end },
  ];
  const lowerStart = split(spread.board, spread.scratch, players, {
    from,
    middle,
    to,
    upperRoom: cut - lines.start,
    lowerRoom: lines.end - cut,
    upperWanted: upperWanted(spread, players.end - players.start, upper, lower),
  });
  fill(spread, { start: players.start, end: lowerStart }, upper, from, middle);
  fill(spread, { start: lowerStart, end: players.end }, lower, middle, to);
};

/** Draws players to free lines, see `fill`; without clubs and groups the lot alone decides. */
export const spreadPlayers = (spread: Spread, players: readonly number[], lines: readonly number[]): void => {
  const { board } = spread;
  if (board.clubs > 0 || board.groups > 0 || players.length < lines.length) {
    spread.scratch.players.set(players);
    spread.lines.set(lines);
    fill(spread, { start: 0, end: players.length }, { start: 0, end: lines.length }, 0, board.size);
    return;
  }
  players.forEach((entrant, index) => put(board, entrant, lines[index] as number));
};
