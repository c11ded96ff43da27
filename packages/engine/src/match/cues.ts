import type { Side } from './match.ts';
import { inLastPossibleSet, type Scoreboard } from './scoreboard.ts';
import { setWinner } from './set-score.ts';

/**
 * What the umpire's screen has to call out now: `setPoint` and `matchPoint` name the side that needs one point;
 * `changeEnds` is between two sets, `lastSetChange` when someone first reaches five in the last possible set; `towel`
 * after every six points and at that change.
 */
export type Cue =
  | { readonly kind: 'setPoint' | 'matchPoint'; readonly side: Side }
  | { readonly kind: 'changeEnds' | 'lastSetChange' | 'towel' };

/** The side that wins the set with the next point, if any. */
const sideAtSetPoint = ({ a, b }: Scoreboard): Side | undefined => {
  if (setWinner({ a: a + 1, b }) === 'a') return 'a';
  return setWinner({ a, b: b + 1 }) === 'b' ? 'b' : undefined;
};

/** The cues at this score. A match point is not also called a set point. */
export const cuesOn = (board: Scoreboard): readonly Cue[] => {
  if (board.status !== 'inPlay') return [];
  if (!board.underWay) return [{ kind: 'changeEnds' }];
  const cues: Cue[] = [];
  const side = sideAtSetPoint(board);
  if (side !== undefined) {
    const decides = inLastPossibleSet(board) || board.setsWon[side] === board.needed - 1;
    cues.push({ kind: decides ? 'matchPoint' : 'setPoint', side });
  }
  if (board.endsJustTurned) cues.push({ kind: 'lastSetChange' });
  if (board.towelDue || board.endsJustTurned) cues.push({ kind: 'towel' });
  return cues;
};
