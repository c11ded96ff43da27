import { intAt } from '../../item-at.ts';
import { shuffle } from '../../random.ts';
import type { Random } from '../../random.ts';
import { blockLines, opponentLine } from '../bracket/lines.ts';
import { free, freePlaces, isBye, numbersFrom, put } from '../constraints/board.ts';
import type { Board } from '../constraints/board.ts';
import { none } from '../constraints/kin.ts';
import type { Kin } from '../constraints/kin.ts';

/**
 * The state of drawing players together, in columns reused for each section of the bracket; sections are
 * numbered as in a heap, whose leaves are the lines.
 */
type Lots = {
  readonly board: Board;
  readonly random: Random;
  /** How many lines are free in each section, and how many of them are next to a bye. */
  readonly open: Int32Array;
  readonly sheltered: Int32Array;
  /** The players being drawn; while a section is divided: who goes to the lower half, and who is odd. */
  readonly players: Int32Array;
  readonly lower: Int32Array;
  readonly odd: Int32Array;
  /** Where the players of the section being divided start, and how many go to each half. */
  start: number;
  above: number;
  below: number;
  /**
   * Per club while it is divided: who waits for a mate, and how many more went to the upper half than to the
   * lower.
   */
  readonly waiting: Int32Array;
  readonly sent: Int32Array;
  /** Whether there are more lines than players. */
  isSpread: boolean;
  /** Whether the opposite lines are being filled. */
  isOpposite: boolean;
};

const newLots = (board: Board, random: Random): Lots => {
  const column = (length: number): Int32Array => new Int32Array(length);
  const size = board.at.length;
  return {
    board,
    random,
    open: new Int32Array(2 * size),
    sheltered: new Int32Array(2 * size),
    players: column(size),
    lower: column(size),
    odd: column(size),
    start: 0,
    above: 0,
    below: 0,
    waiting: column(board.clubs.sizes.length),
    sent: column(board.clubs.sizes.length),
    isSpread: false,
    isOpposite: false,
  };
};

/** How many more of a key are in the lower half of a section than in the upper one. */
const lead = ({ counts, sections: { places } }: Kin, key: number, upper: number): number => {
  if (key === none || upper >= places) return 0;
  const index = key * places + upper;
  return intAt(counts, index + 1) - intAt(counts, index);
};

/** The key of a number in the first column, or in the second one of a pair of two clubs. */
const keyIn = ({ keys }: Kin, column: number, number: number): number => keys[column]?.[number] ?? none;

/** How many more places of a kind are left in the upper half than in the lower one. */
const difference = (counts: Int32Array, upper: number, { above, below }: Lots): number =>
  intAt(counts, upper) - above - intAt(counts, upper + 1) + below;

/** Sends a player to the preferred half, else the one with more free lines, else by lot, if there is room. */
const send = (lots: Lots, section: number, number: number, wish: number): boolean => {
  const roomAbove = intAt(lots.open, section) - lots.above;
  const roomBelow = intAt(lots.open, section + 1) - lots.below;
  const goesUp =
    roomBelow === 0 || (roomAbove > 0 && (wish || roomAbove - roomBelow || lots.random() - 0.5) > 0);
  if (goesUp) lots.players[lots.start + lots.above++] = number;
  else lots.lower[lots.below++] = number;
  return goesUp;
};

/** Where clubs would send a player: the other way than their mates. */
const awayFromClubs = ({ board: { clubs }, sent }: Lots, number: number, upper: number): number => {
  let wish = 0;
  for (let column = 0; column < clubs.keys.length; column += 1) {
    const club = keyIn(clubs, column, number);
    if (club !== none) wish += lead(clubs, club, upper) - intAt(sent, club);
  }
  return wish;
};

/** The half a player should go to, separating first group mates, then remaining byes, then clubs. */
const preference = (lots: Lots, number: number, upper: number): number => {
  const { board, sheltered } = lots;
  const shelters = intAt(sheltered, upper) + intAt(sheltered, upper + 1);
  return (
    lead(board.groups, keyIn(board.groups, 0, number), upper) ||
    (shelters > 0 ? difference(sheltered, upper, lots) : 0) ||
    (lots.isSpread ? lots.below - lots.above : 0) ||
    awayFromClubs(lots, number, upper)
  );
};

const noteSent = ({ board: { clubs }, sent }: Lots, number: number, goesUp: boolean): void => {
  for (let column = 0; column < clubs.keys.length; column += 1) {
    const club = keyIn(clubs, column, number);
    if (club !== none) sent[club] = intAt(sent, club) + (goesUp ? 1 : -1);
  }
};

/**
 * Sends those up to before `end` to the halves of a section, or leaves them odd; returns how many are odd.
 * Players sent to the upper half overwrite only entries already read.
 */
const sendAll = (lots: Lots, end: number, upper: number): number => {
  const { board, players, waiting } = lots;
  let odd = 0;
  for (let index = lots.start; index < end; index += 1) {
    const number = intAt(players, index);
    const club = keyIn(board.clubs, 0, number);
    const wish = preference(lots, number, upper);
    if (wish !== 0) {
      const goesUp = send(lots, upper, number, wish);
      noteSent(lots, number, goesUp);
    } else if (club === none || waiting[club] === none) {
      lots.odd[odd++] = number;
      if (club !== none) waiting[club] = number;
    } else {
      const goesUp = send(lots, upper, intAt(waiting, club), 0);
      send(lots, upper, number, goesUp ? -1 : 1);
      waiting[club] = none;
    }
  }
  return odd;
};

/**
 * Divides those from `start` to before `end` between the halves of a section, the upper half in front. Club mates go in
 * pairs, one to each half; the odd one of a club goes to either when all others are divided.
 */
const divide = (lots: Lots, start: number, end: number, upper: number): void => {
  const { players, lower, waiting, sent } = lots;
  const { clubs } = lots.board;
  lots.start = start;
  lots.above = 0;
  lots.below = 0;
  for (let index = start; index < end; index += 1) {
    for (let column = 0; column < clubs.keys.length; column += 1) {
      const club = keyIn(clubs, column, intAt(players, index));
      if (club === none) continue;
      sent[club] = 0;
      waiting[club] = none;
    }
  }
  const odd = sendAll(lots, end, upper);
  for (let index = 0; index < odd; index += 1) {
    const number = intAt(lots.odd, index);
    const club = keyIn(clubs, 0, number);
    if (club === none || waiting[club] === number) send(lots, upper, number, 0);
  }
  const middle = start + lots.above;
  for (let index = 0; index < lots.below; index += 1) players[middle + index] = intAt(lower, index);
};

/** The only free line of a section. */
const onlyLine = ({ open }: Lots, section: number): number => {
  let node = section;
  while (2 * node < open.length) node = 2 * node + (open[2 * node] === 0 ? 1 : 0);
  return node - open.length / 2;
};

/** Draws those from `start` to before `end` to the free lines of a section, half by half and quarter by quarter. */
const drawInto = (lots: Lots, start: number, end: number, section: number): void => {
  if (start === end) return;
  if (lots.open[section] === 1) {
    const line = onlyLine(lots, section);
    return put(lots.board, intAt(lots.players, start), lots.isOpposite ? opponentLine(line) : line);
  }
  divide(lots, start, end, 2 * section);
  const middle = start + lots.above;
  drawInto(lots, start, middle, 2 * section);
  drawInto(lots, middle, end, 2 * section + 1);
};

/** Fills a heap from its leaves. */
const fill = (heap: Int32Array, lines: readonly number[]): void => {
  const size = heap.length / 2;
  heap.fill(0);
  for (const line of lines) heap[size + line] = 1;
  for (let node = lines.length > 0 ? size - 1 : 0; node > 0; node -= 1) {
    heap[node] = intAt(heap, 2 * node) + intAt(heap, 2 * node + 1);
  }
};

/** Frees these lines, and no others, for this many players. */
const openLines = (lots: Lots, lines: readonly number[], players: number): void => {
  const { board, open, sheltered } = lots;
  lots.isSpread = lines.length > players;
  fill(open, lines);
  fill(
    sheltered,
    lines.filter((line) => isBye(board, intAt(board.at, opponentLine(line)))),
  );
};

/** Draws a lot of players to free lines. */
const drawTogether = (lots: Lots, numbers: readonly number[], lines: readonly number[]): void => {
  if (numbers.length === 0) return;
  openLines(lots, lines, numbers.length);
  lots.players.set(shuffle(numbers, lots.random));
  drawInto(lots, 0, numbers.length, 1);
};

/** Draws byes evenly to the lines opposite some others; returns the lines that got one. */
const drawByes = (lots: Lots, byes: readonly number[], lines: readonly number[]): readonly number[] => {
  lots.isOpposite = true;
  drawTogether(lots, byes, lines);
  lots.isOpposite = false;
  return byes.map((bye) => opponentLine(intAt(lots.board.placeOf, bye)));
};

/**
 * Puts the seeds on their lines, block by block, and the byes against them in seeding order (3.6.1.2,
 * 3.6.2.3). Where byes end within a block, its better seeds are drawn among the lines with a bye and the
 * others among the rest. Spare byes go against the lines of the next blocks.
 */
const drawSeedsAndByes = (lots: Lots): void => {
  const { at, entrants, fixed } = lots.board;
  let [seed, bye] = [0, entrants.length];
  for (let block = 0; seed < fixed || bye < at.length; block += 1) {
    const lines = blockLines(block, at.length).filter((line) => at[line] === free);
    const seeds = numbersFrom(seed, Math.min(fixed, seed + lines.length));
    const byes = numbersFrom(bye, Math.min(at.length, bye + lines.length));
    const beside = drawByes(lots, byes, lines);
    drawTogether(lots, seeds.slice(0, byes.length), beside);
    drawTogether(
      lots,
      seeds.slice(byes.length),
      lines.filter((line) => !beside.includes(line)),
    );
    seed += seeds.length;
    bye += byes.length;
  }
};

/** Draws everybody: seeds and byes first, and the others in the lots given, best first. */
export const drawLots = (board: Board, others: readonly (readonly number[])[], random: Random): Board => {
  const lots = newLots(board, random);
  drawSeedsAndByes(lots);
  for (const numbers of others) drawTogether(lots, numbers, freePlaces(board));
  return board;
};
