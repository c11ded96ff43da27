import { shuffle } from '../../random.ts';
import { bye, entrantsFrom, free, none, put } from './board.ts';
import type { Board } from './board.ts';
import { blockCount, blockLines, evenSubset, meetingRound, opponentLine } from '../bracket/lines.ts';
import { clubClash } from './repair.ts';
import { spreadPlayers } from './spread.ts';
import type { Spread } from './spread.ts';

const without = (all: readonly number[], taken: readonly number[]): readonly number[] => {
  const set = new Set(taken);
  return all.filter((one) => !set.has(one));
};

/** Some seeds, best first, the lines that are theirs and how many of those have a bye against them. */
type Block = {
  readonly seeds: readonly number[];
  readonly lines: readonly number[];
  readonly byes: number;
  /** Seeds who get no bye. */
  readonly passedOver: readonly number[];
};

/** One lot for a block: the lines with a bye, and the line of each seed. */
type Lot = { readonly besideBye: readonly number[]; readonly linesOfSeeds: readonly number[] };

/** So many of the lines, top to bottom: spread evenly, or by lot alone. */
const someLines = (
  { board: { random, size }, seedsEvenly }: Spread,
  lines: readonly number[],
  count: number,
): readonly number[] => {
  if (seedsEvenly || count >= lines.length) return evenSubset(lines, count, random, 0, size);
  const chosen = new Set(shuffle(lines, random).slice(0, count));
  return lines.filter((line) => chosen.has(line));
};

/** Draws seeds by lot to some of the lines, when there are more lines than seeds. */
const drawSeeds = (spread: Spread, seeds: readonly number[], lines: readonly number[]): void => {
  spreadPlayers(spread, shuffle(seeds, spread.board.random), someLines(spread, lines, seeds.length));
};

/** Places a block: its better seeds among the lines with a bye, the others among the rest. */
const placeByLot = (spread: Spread, { seeds, lines, byes, passedOver }: Block): Lot => {
  const { board } = spread;
  const besideBye = evenSubset(lines, byes, board.random, 0, board.size);
  const better = without(seeds, passedOver).slice(0, byes);
  drawSeeds(spread, better, besideBye);
  drawSeeds(spread, without(seeds, better), without(lines, besideBye));
  return { besideBye, linesOfSeeds: seeds.map((seed) => board.lineOf[seed] as number) };
};

/** How early the seeds of a block would meet club mates among the seeds so far: a round sooner weighs four times as much. */
const clubCost = ({ clubOf, lineOf }: Board, seeds: readonly number[]): number => {
  let cost = 0;
  for (const seed of seeds) {
    if (clubOf[seed] === none) continue;
    for (let mate = 0; mate < seed; mate += 1) {
      if (clubOf[mate] !== clubOf[seed]) continue;
      cost += 4 ** -meetingRound(lineOf[seed] as number, lineOf[mate] as number);
    }
  }
  return cost;
};

/** Whether one of some seeds meets a club mate in the first round. */
const meetMates = (board: Board, seeds: readonly number[]): boolean => {
  const clash = clubClash(board);
  return seeds.some((seed) => clash(seed, board.at[opponentLine(board.lineOf[seed] as number)] as number));
};

/**
 * How many lots are drawn for a block to keep club mates apart: where it has more lines than it fills, or where seeds,
 * being more than half of the field, would meet in the first round.
 */
const maxLots = 12;

const lift = ({ at, lineOf }: Board, seeds: readonly number[]): void => {
  for (const seed of seeds) at[lineOf[seed] as number] = free;
};

/** Places a block by the lot that keeps club mates furthest apart; gives the lines that have a bye against them. */
const placeBlock = (spread: Spread, block: Block): readonly number[] => {
  const { board } = spread;
  const { seeds, lines, byes } = block;
  let best = placeByLot(spread, block);
  const areLinesByLot = seeds.length < lines.length || (byes > 0 && byes < lines.length);
  let least = areLinesByLot || meetMates(board, seeds) ? clubCost(board, seeds) : 0;
  for (let lots = 1; lots < maxLots && least > 0; lots += 1) {
    lift(board, seeds);
    const next = placeByLot(spread, block);
    const cost = clubCost(board, seeds);
    if (cost < least) [best, least] = [next, cost];
  }
  lift(board, seeds);
  for (const [index, seed] of seeds.entries()) put(board, seed, best.linesOfSeeds[index] as number);
  return best.besideBye;
};

/**
 * Puts the seeds on their lines, block by block, and the byes against them in seeding order (3.6.1.2,
 * 3.6.2.3). Where byes end within a block, its better seeds are drawn among the places with a bye and the
 * others among the rest, so that byes are spread evenly and still go to the best; of several such places a club
 * mate of a better seed gets one away from that seed. Byes left over when all seeds have one lie against the
 * places of the next blocks. Seeds who are passed over have no bye, the next ones have theirs instead.
 */
export const placeSeedsAndByes = (spread: Spread, passedOver: readonly number[] = []): void => {
  const { board } = spread;
  let byes = board.size - board.entrants.length;
  let placed = 0;
  for (let block = 0; block < blockCount(board.size); block += 1) {
    if (byes === 0 && placed === board.fixed) return;
    const lines = blockLines(block, board.size).filter((line) => board.at[line] === free);
    const seeds = entrantsFrom(placed, Math.min(board.fixed, placed + lines.length));
    const most = lines.length - seeds.length + without(seeds, passedOver).length;
    const besideBye = placeBlock(spread, { seeds, lines, byes: Math.min(byes, most), passedOver });
    for (const line of besideBye) board.at[opponentLine(line)] = bye;
    byes -= besideBye.length;
    placed += seeds.length;
  }
};
