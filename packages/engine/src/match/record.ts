import { changedAtFive, firstTurn, orderFrom, type PairPlayer, turnAfter, turnOf } from './doubles/order.ts';
import type { MatchEvent, PenaltyPointEvent, ServeOrderEvent, TossEvent } from './events.ts';
import { otherSide, type Side } from './match.ts';
import { inLastPossibleSet, serverOn, turnOn, type Scoreboard } from './scoreboard.ts';
import { firstServerFor } from './serve.ts';
import { leadToWin, pointsToWin } from './set-score.ts';

const beginSet = (board: Scoreboard, at: number): void => {
  board.underWay = true;
  board.startedAt = at;
};

const beginMatch = (board: Scoreboard, toss: TossEvent): void => {
  board.status = 'inPlay';
  board.tossed = true;
  board.firstServer = toss.server;
  board.serveOrigin = toss.server;
  board.leftEnd = toss.leftEnd;
  beginSet(board, toss.at);
};

const finishSet = (board: Scoreboard, winner: Side, at: number): void => {
  board.finishedSets.push({
    score: { a: board.a, b: board.b },
    firstServer: board.firstServer,
    winner,
    startedAt: board.startedAt,
    endedAt: at,
  });
  board.underWay = false;
  board.setsWon[winner] += 1;
  if (board.setsWon[winner] === board.needed) {
    board.status = 'finished';
    board.outcome = 'played';
    board.winner = winner;
    return;
  }
  // The first server receives first in the next set (2.13.6), and the players change ends (2.13.7).
  board.a = 0;
  board.b = 0;
  board.turnBefore = board.order?.turn;
  board.order = undefined;
  board.lastReceiver = undefined;
  board.firstServer = otherSide(board.firstServer);
  board.serveOrigin = board.firstServer;
  board.expediteCameMidSet = false;
  board.leftEnd = otherSide(board.leftEnd);
};

const turnEndsAtFive = (board: Scoreboard, own: number, other: number): void => {
  // In the last possible set the ends change when someone first reaches five (2.13.7).
  if (own !== 5 || other >= 5 || !inLastPossibleSet(board)) return;
  board.leftEnd = otherSide(board.leftEnd);
  board.endsJustTurned = true;
  if (board.order) board.order = changedAtFive(board.order, own + other, board.expedite);
};

const addPoint = (board: Scoreboard, side: Side, at: number): void => {
  const own = side === 'a' ? (board.a += 1) : (board.b += 1);
  const other = side === 'a' ? board.b : board.a;
  if (own >= pointsToWin && own - other >= leadToWin) {
    finishSet(board, side, at);
    return;
  }
  turnEndsAtFive(board, own, other);
  if ((own + other) % 6 === 0) board.towelDue = true;
};

/** In doubles: the side that serves now says who does, and the other who receives. */
const beginOrder = (board: Scoreboard, { server, receiver }: ServeOrderEvent): void => {
  board.order = orderFrom(firstTurn(serverOn(board), server, receiver), board.a + board.b);
};

/** In doubles: the order goes on from whoever of the side that serves now is next, or from this player. */
const continueOrder = (board: Scoreboard, side: Side, player?: PairPlayer): void => {
  const turn = turnOn(board);
  if (!turn) return;
  const next = turn.server.side === side ? turn : player ? turnOf(turn, player) : turnAfter(turn);
  board.order = orderFrom(next, board.a + board.b);
};

const correctServer = (board: Scoreboard, server: Side): void => {
  continueOrder(board, server);
  const played = board.a + board.b;
  const origin = firstServerFor(server, played, board.expedite);
  // If the serves of a set ran in sequence from its start, its first server was not the one assumed.
  if (!board.expediteCameMidSet) board.firstServer = origin;
  board.serveOrigin = origin;
};

const beginExpedite = (board: Scoreboard, server: Side): void => {
  // Between two rallies, whoever received in the last one serves (2.15.3).
  const { lastReceiver } = board;
  continueOrder(board, server, lastReceiver?.side === server ? lastReceiver : undefined);
  board.expedite = true;
  board.expediteCameMidSet = board.a + board.b > 0;
  board.serveOrigin = firstServerFor(server, board.a + board.b, true);
  if (!board.expediteCameMidSet) board.firstServer = server;
};

const recordRally = (board: Scoreboard, side: Side, at: number): void => {
  board.endsJustTurned = false;
  board.towelDue = false;
  if (!board.underWay) beginSet(board, at);
  board.lastReceiver = turnOn(board)?.receiver;
  addPoint(board, side, at);
};

/**
 * Penalty points between two sets, and the second of two if the first ends the set, count at the beginning of
 * the next set without starting its clock; after the last set they are void.
 */
const recordPenalty = (board: Scoreboard, { side, points, at }: PenaltyPointEvent): void => {
  board.endsJustTurned = false;
  board.towelDue = false;
  addPoint(board, side, at);
  if (points === 2 && board.status !== 'finished') addPoint(board, side, at);
};

/** Applies an allowed event to the score. Undos are resolved before, by the fold. */
export const record = (board: Scoreboard, event: MatchEvent): void => {
  switch (event.type) {
    case 'point':
      recordRally(board, event.side, event.at);
      return;
    case 'penaltyPoint':
      recordPenalty(board, event);
      return;
    case 'toss':
      beginMatch(board, event);
      return;
    case 'start':
      beginSet(board, event.at);
      return;
    case 'card':
      board.cards[event.side].push(event.card);
      return;
    case 'serveCorrection':
      correctServer(board, event.server);
      return;
    case 'serveOrder':
      beginOrder(board, event);
      return;
    case 'timeout':
      board.timeouts[event.side] = true;
      return;
    case 'suspension':
      return;
    case 'expedite':
      beginExpedite(board, event.server);
      return;
    case 'end':
      board.status = 'finished';
      board.outcome = event.outcome;
      board.winner = event.side;
      return;
    case 'undo':
  }
};
