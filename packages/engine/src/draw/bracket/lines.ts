import { bracketSize } from './rounds.ts';

/**
 * The lines, from 0, of a block of seeds, top to bottom. Blocks are 1, 2, 3-4, 5-8 … by `block` from 0; each
 * has one place in every equal section of the bracket: the last line of the odd sections and the first of
 * the even ones (ITTF 3.6.2.3: 3-4 at the bottom of the top half and the top of the bottom half, 5-8 at the
 * bottoms of the odd quarters and the tops of the even ones …). Seed 1 has the first line, seed 2 the last.
 */
export const blockLines = (block: number, size: number): readonly number[] => {
  if (block === 0) return [0];
  const sections = 2 ** (block - 1);
  const length = size / sections;
  const lines: number[] = [];
  for (let section = 0; section < sections; section += 1) {
    lines.push(section % 2 === 0 ? (section + 1) * length - 1 : section * length);
  }
  return lines;
};

/** The default number of seeds: a quarter of the lines, at least one. */
export const defaultSeeds = (players: number): number => Math.max(1, bracketSize(players) / 4);

/** The line a player meets in the first round. */
export const opponentLine = (line: number): number => line ^ 1;

/** The block that a line belongs to. */
export const blockOf = (line: number, size: number): number => {
  if (line === 0) return 0;
  // The last line of an odd section and the first of the even one after it turn at the same power of two.
  const turn = line % 2 === 0 ? line : (line + 1) % size;
  return turn === 0 ? 1 : Math.log2(size) - Math.log2(turn & -turn) + 1;
};
