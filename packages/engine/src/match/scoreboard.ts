import type { Card, MatchEvent, PenaltyPointEvent, TossEvent } from './events.ts';
import {
  type BestOf,
  type MatchStatus,
  otherSide,
  type Outcome,
  type SetRecord,
  setsToWin,
  type Side,
} from './match.ts';
import { firstServerFor, serverAt } from './serve.ts';
import { leadToWin, pointsToWin } from './set-score.ts';

/**
 * The score as the umpire's fold turns it: one object that is changed in place, since a copy for every point
 * would make a fold quadratic. It never leaves the folder; what leaves is the frozen picture in `fold.ts`.
 */
export type Scoreboard = {
  readonly bestOf: BestOf;
  readonly needed: number;
  status: MatchStatus;
  tossed: boolean;
  outcome: Outcome | undefined;
  winner: Side | undefined;
  readonly finishedSets: SetRecord[];
  readonly setsWon: { a: number; b: number };
  underWay: boolean;
  a: number;
  b: number;
  startedAt: number;
  firstServer: Side;
  /** Who would have begun this set for the serves to fall as they do: not `firstServer` once expedite came mid-set. */
  serveOrigin: Side;
  expediteCameMidSet: boolean;
  leftEnd: Side;
  expedite: boolean;
  readonly timeouts: { a: boolean; b: boolean };
  readonly cards: { a: Card[]; b: Card[] };
  endsJustTurned: boolean;
  towelDue: boolean;
};

/** The empty score before the toss. */
export const newScoreboard = (bestOf: BestOf): Scoreboard => ({
  bestOf,
  needed: setsToWin(bestOf),
  status: 'enrolled',
  tossed: false,
  outcome: undefined,
  winner: undefined,
  finishedSets: [],
  setsWon: { a: 0, b: 0 },
  underWay: false,
  a: 0,
  b: 0,
  startedAt: 0,
  firstServer: 'a',
  serveOrigin: 'a',
  expediteCameMidSet: false,
  leftEnd: 'a',
  expedite: false,
  timeouts: { a: false, b: false },
  cards: { a: [], b: [] },
  endsJustTurned: false,
  towelDue: false,
});

/** Who serves the next point. */
export const serverOn = (board: Scoreboard): Side =>
  serverAt(board.serveOrigin, board.a + board.b, board.expedite);

/** Whether no further set can follow the one under way. */
export const inLastPossibleSet = (board: Scoreboard): boolean =>
  board.finishedSets.length === board.bestOf - 1;

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
  // Who served first receives first in the next set (2.13.6), and the players change ends (2.14.1).
  board.a = 0;
  board.b = 0;
  board.firstServer = otherSide(board.firstServer);
  board.serveOrigin = board.firstServer;
  board.expediteCameMidSet = false;
  board.leftEnd = otherSide(board.leftEnd);
};

const turnEndsAtFive = (board: Scoreboard, own: number, other: number): void => {
  // In the last possible set the ends change when someone first reaches five (2.14.2).
  if (own !== 5 || other >= 5 || !inLastPossibleSet(board)) return;
  board.leftEnd = otherSide(board.leftEnd);
  board.endsJustTurned = true;
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

const correctServer = (board: Scoreboard, server: Side): void => {
  const played = board.a + board.b;
  const origin = firstServerFor(server, played, board.expedite);
  // A set whose serves ran in one sequence from its beginning had another first server than was thought.
  if (!board.expediteCameMidSet) board.firstServer = origin;
  board.serveOrigin = origin;
};

const beginExpedite = (board: Scoreboard, server: Side): void => {
  board.expedite = true;
  board.expediteCameMidSet = board.a + board.b > 0;
  board.serveOrigin = firstServerFor(server, board.a + board.b, true);
  if (!board.expediteCameMidSet) board.firstServer = server;
};

const recordRally = (board: Scoreboard, side: Side, at: number): void => {
  board.endsJustTurned = false;
  board.towelDue = false;
  if (!board.underWay) beginSet(board, at);
  addPoint(board, side, at);
};

/**
 * Penalty points between two sets, and the second of two where the first ends the set, stand at the beginning
 * of the next set, whose clock they do not start; after the last set they are void.
 */
const recordPenalty = (board: Scoreboard, { side, points, at }: PenaltyPointEvent): void => {
  board.endsJustTurned = false;
  board.towelDue = false;
  addPoint(board, side, at);
  if (points === 2 && board.status !== 'finished') addPoint(board, side, at);
};

/** Takes an event that the laws allow into the score. An undo is resolved before, by the fold. */
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
    case 'timeout':
      board.timeouts[event.side] = true;
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

const hasOpenSet = (board: Scoreboard): boolean => {
  const pointScored = board.a + board.b > 0;
  switch (board.status) {
    case 'waiting':
    case 'enrolled':
      return false;
    case 'inPlay':
      return board.underWay || pointScored;
    case 'finished':
      return board.outcome !== 'played' && pointScored;
  }
};

/** The sets begun, in order, the one under way last. */
export const setsOf = (board: Scoreboard): readonly SetRecord[] => {
  if (!hasOpenSet(board)) return board.finishedSets;
  const { a, b, firstServer, startedAt } = board;
  const open: SetRecord = { score: { a, b }, firstServer, ...(board.underWay ? { startedAt } : {}) };
  return [...board.finishedSets, open];
};
