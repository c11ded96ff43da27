import { shuffle } from '../random.ts';
import { bye, entrantsFrom, free } from './board.ts';
import { blockCount, blockLines, evenSubset, opponentLine } from './lines.ts';
import { spreadPlayers } from './spread.ts';
import type { Spread } from './spread.ts';

const withoutLines = (lines: readonly number[], taken: readonly number[]): readonly number[] => {
  const set = new Set(taken);
  return lines.filter((line) => !set.has(line));
};

/** Draws seeds by lot to some of the lines, spread evenly when there are more lines than seeds. */
const drawSeeds = (spread: Spread, seeds: readonly number[], lines: readonly number[]): void => {
  const { random, size } = spread.board;
  spreadPlayers(spread, shuffle(seeds, random), evenSubset(lines, seeds.length, random, 0, size));
};

/**
 * Puts the seeds on their lines, block by block, and the byes against them in seeding order (3.6.1.2,
 * 3.6.2.3). Where byes end within a block, its better seeds are drawn among the places with a bye and the
 * others among the rest, so that byes are spread evenly and still go to the best. Byes left over when all
 * seeds have one lie against the places of the next blocks.
 */
export const placeSeedsAndByes = (spread: Spread): void => {
  const { board } = spread;
  let byes = board.size - board.entrants.length;
  let placed = 0;
  for (let block = 0; block < blockCount(board.size); block += 1) {
    if (byes === 0 && placed === board.fixed) return;
    const lines = blockLines(block, board.size).filter((line) => board.at[line] === free);
    const besideBye = evenSubset(lines, Math.min(byes, lines.length), board.random, 0, board.size);
    for (const line of besideBye) board.at[opponentLine(line)] = bye;
    byes -= besideBye.length;
    const seeds = entrantsFrom(placed, Math.min(board.fixed, placed + lines.length));
    placed += seeds.length;
    drawSeeds(spread, seeds.slice(0, besideBye.length), besideBye);
    drawSeeds(spread, seeds.slice(besideBye.length), withoutLines(lines, besideBye));
  }
};
