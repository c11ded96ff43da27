import { isMovable, none, swapLines } from './board.ts';
import type { Board } from './board.ts';
import { meetingRound, opponentLine } from '../bracket/lines.ts';

/** Whether two entrants should not meet in the first round. */
export type Clash = (one: number, other: number) => boolean;

/** Whether the players of two lines may change places, rules that come first considered. */
export type MaySwap = (line: number, other: number) => boolean;

/** Two of one club. */
export const clubClash =
  ({ clubOf }: Board): Clash =>
  (one, other) =>
    one >= 0 && other >= 0 && clubOf[one] !== none && clubOf[one] === clubOf[other];

/** How many matches of the first round clash. */
export const clashes = ({ at, size }: Board, clash: Clash): number => {
  let count = 0;
  for (let line = 0; line < size; line += 2)
    if (clash(at[line] as number, at[line + 1] as number)) count += 1;
  return count;
};

/** How early an entrant would meet club mates from a line: a round sooner weighs four times as much. */
const earliness = ({ clubOf, lineOf }: Board, entrant: number, line: number): number => {
  const club = clubOf[entrant] as number;
  if (club === none) return 0;
  let sum = 0;
  for (let mate = 0; mate < clubOf.length; mate += 1) {
    if (clubOf[mate] === club && mate !== entrant) sum += 4 ** -meetingRound(line, lineOf[mate] as number);
  }
  return sum;
};

/**
 * The line whose player can change with this one so that neither meets a clash: in the smallest section that has one, so
 * that as little as can be changes for later rounds, and there the one that leaves both furthest from club mates.
 */
const partnerFor = (board: Board, line: number, clash: Clash, maySwap: MaySwap): number | undefined => {
  const { at, size } = board;
  const mine = at[line] as number;
  const myOpponent = at[opponentLine(line)] as number;
  let best: number | undefined;
  let least = Infinity;
  for (let distance = 2; distance < size; distance += 1) {
    const isNextSection = (distance & (distance - 1)) === 0;
    if (isNextSection && best !== undefined) return best;
    const other = line ^ distance;
    const theirs = at[other] as number;
    if (!isMovable(board, other) || clash(theirs, myOpponent)) continue;
    if (clash(mine, at[opponentLine(other)] as number) || !maySwap(line, other)) continue;
    const early = earliness(board, mine, other) + earliness(board, theirs, line);
    if (early < least) [best, least] = [other, early];
  }
  return best;
};

/**
 * Takes first-round clashes apart by changing a player who is not a seed with a near one that fits.
 * One change is always enough where any draw without that clash exists: if every other match holds one of
 * the club (or group), it has more players than there are matches to put them in.
 */
export const separateFirstRound = (board: Board, clash: Clash, maySwap: MaySwap = () => true): void => {
  const { at, size } = board;
  for (let line = 0; line < size; line += 2) {
    if (!clash(at[line] as number, at[line + 1] as number)) continue;
    for (const mover of [line + 1, line]) {
      if (!isMovable(board, mover)) continue;
      const other = partnerFor(board, mover, clash, maySwap);
      if (other === undefined) continue;
      swapLines(board, mover, other);
      break;
    }
  }
};
