import { bye, put } from './board.ts';
import type { Board } from './board.ts';
import { costOn, meetsMate } from './group-mates.ts';
import type { GroupMates } from './group-mates.ts';
import { opponentLine } from '../bracket/lines.ts';

/** Whoever has a bye, the worst in the order of seeding first: they give theirs up before better ones do. */
const byeHolders = ({ at, lineOf }: Board): readonly number[] =>
  [...lineOf.keys()].filter((entrant) => at[opponentLine(lineOf[entrant] as number)] === bye).toReversed();

/** The line of a bye on which an entrant would stand best, if better than now. */
const bestByeLine = (mates: GroupMates, entrant: number): number | undefined => {
  const { lineOf } = mates.board;
  let best: number | undefined;
  let least = costOn(mates, entrant, lineOf[entrant] as number);
  for (const holder of byeHolders(mates.board)) {
    const line = opponentLine(lineOf[holder] as number);
    const cost = costOn(mates, entrant, line);
    if (cost < least) [best, least] = [line, cost];
  }
  return best;
};

/**
 * Lets whoever would meet a group mate in the first round meet somebody who has a bye, which goes to the mate: that no
 * two of a group meet at once comes before the order of the byes. Groups of unequal numbers may need it, where no lot
 * keeps both.
 */
export const giveUpByes = (mates: GroupMates): void => {
  const { board } = mates;
  for (let entrant = board.entrants.length - 1; entrant >= board.fixed; entrant -= 1) {
    const other = meetsMate(mates, entrant) ? bestByeLine(mates, entrant) : undefined;
    if (other === undefined) continue;
    board.at[board.lineOf[entrant] as number] = bye;
    put(board, entrant, other);
  }
};
