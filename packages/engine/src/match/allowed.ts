import { cards, type CardEvent, type EndEvent, type MatchEvent, type TossEvent } from './events.ts';
import { expediteUntilPoints } from './expedite.ts';
import type { EventFailureCode } from './failures.ts';
import type { Scoreboard } from './scoreboard.ts';

const cardFault = (board: Scoreboard, { side, card }: CardEvent): EventFailureCode | undefined =>
  cards[board.cards[side].length] === card ? undefined : 'match.cardOutOfOrder';

const endFault = (board: Scoreboard, { outcome, side }: EndEvent): EventFailureCode | undefined => {
  const pointScored = board.a + board.b + board.finishedSets.length > 0;
  switch (outcome) {
    case 'walkover':
      return pointScored ? 'match.walkoverAfterPoint' : undefined;
    case 'retired':
      return side === undefined ? 'match.winnerMissing' : undefined;
    case 'disqualified':
      return undefined;
  }
};

/**
 * Choosing to serve means serving, choosing to receive the opposite; after choosing an end, the other side
 * decides (2.13.1).
 */
const tossFault = (
  board: Scoreboard,
  { winner, choice, server }: TossEvent,
): EventFailureCode | undefined => {
  if (board.status === 'inPlay') return 'match.tossTwice';
  if (choice === 'end') return undefined;
  return (choice === 'serve') === (server === winner) ? undefined : 'match.tossInconsistent';
};

/** Why the laws or the state of the match reject an event now; undefined if it is allowed. */
export const faultIn = (board: Scoreboard, event: MatchEvent): EventFailureCode | undefined => {
  if (board.status === 'finished') return 'match.finished';
  if (event.type === 'card') return cardFault(board, event);
  if (event.type === 'end') return endFault(board, event);
  if (event.type === 'toss') return tossFault(board, event);
  if (board.status !== 'inPlay') return 'match.tossMissing';
  switch (event.type) {
    case 'start':
      return board.underWay && board.a + board.b > 0 ? 'match.setUnderWay' : undefined;
    case 'timeout':
      // One in the match for each side, between rallies of a game (3.4.4.2).
      if (!board.underWay) return 'match.timeoutBetweenSets';
      return board.timeouts[event.side] ? 'match.timeoutUsed' : undefined;
    case 'expedite':
      if (board.expedite) return 'match.expediteOn';
      return board.a + board.b >= expediteUntilPoints ? 'match.expediteTooLate' : undefined;
    case 'suspension':
    case 'point':
    case 'penaltyPoint':
    case 'serveCorrection':
    case 'serveOrder':
      return undefined;
    case 'undo':
      // The fold resolves it, and never asks.
      return 'match.nothingToUndo';
  }
};
