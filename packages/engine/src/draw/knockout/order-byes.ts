import { bye, entrantsFrom, swapLines } from './board.ts';
import type { Board } from './board.ts';
import { costOfMates, separateGroupMates } from './group-mates.ts';
import type { GroupMates } from './group-mates.ts';
import { opponentLine } from '../bracket/lines.ts';

const hasBye = ({ at, lineOf }: Board, entrant: number): boolean =>
  at[opponentLine(lineOf[entrant] as number)] === bye;

/** The entrants who are no winners of groups, best first. */
const others = (board: Board): readonly number[] => entrantsFrom(board.fixed, board.entrants.length);

/** Those of a worse position who have a bye, the worst first. */
const worseWithBye = ({ board, position }: GroupMates, entrant: number): readonly number[] =>
  others(board)
    .filter((other) => (position[other] as number) > (position[entrant] as number) && hasBye(board, other))
    .toReversed();

/** Changes two entrants, and then others where that takes group mates apart again, unless these end closer; whether it did. */
const changeFreely = (mates: GroupMates, one: number, other: number): boolean => {
  const { at, lineOf } = mates.board;
  const [lines, places] = [at.slice(), lineOf.slice()];
  const before = costOfMates(mates);
  swapLines(mates.board, lineOf[one] as number, lineOf[other] as number);
  separateGroupMates(mates);
  if (costOfMates(mates) <= before) return true;
  at.set(lines);
  lineOf.set(places);
  return false;
};

/** Those who have no bye although somebody of a worse position has one, best first. */
const passedOver = ({ board, position }: GroupMates): readonly number[] => {
  const rest = others(board);
  const worst = rest.findLast((entrant) => hasBye(board, entrant));
  if (worst === undefined) return [];
  const isBetter = (entrant: number): boolean => (position[entrant] as number) < (position[worst] as number);
  return rest.filter((entrant) => isBetter(entrant) && !hasBye(board, entrant));
};

/**
 * Gives byes that are left over by the winners of groups to better positions before worse ones, where that brings no
 * group mates closer.
 */
export const orderByes = (mates: GroupMates): void => {
  for (const entrant of passedOver(mates)) {
    if (hasBye(mates.board, entrant)) continue;
    worseWithBye(mates, entrant).some((other) => changeFreely(mates, entrant, other));
  }
};

/** How many have no bye although somebody of a worse position has one. */
export const byesOutOfOrder = (mates: GroupMates): number => passedOver(mates).length;
