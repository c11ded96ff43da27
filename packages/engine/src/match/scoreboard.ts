import { turnAt, type DoublesOrder, type PairPlayer, type ServingTurn } from './doubles/order.ts';
import type { Card } from './events.ts';
import {
  type BestOf,
  type MatchStatus,
  type Outcome,
  type SetRecord,
  setsToWin,
  type Side,
} from './match.ts';
import { serverAt } from './serve.ts';

/**
 * The score inside the fold: one object changed in place, since a copy for every point would make a fold
 * quadratic. It never leaves this folder; others get the frozen snapshot of `fold.ts`.
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
  /** The side that must have served first in this set, given the current serves: not `firstServer` after expedite began mid-set. */
  serveOrigin: Side;
  expediteCameMidSet: boolean;
  /** In doubles: who serves to whom in this game, once it was said, and in the one before. */
  order: DoublesOrder | undefined;
  turnBefore: ServingTurn | undefined;
  /** In doubles: who received in the last rally of this game. */
  lastReceiver: PairPlayer | undefined;
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
  order: undefined,
  turnBefore: undefined,
  lastReceiver: undefined,
  leftEnd: 'a',
  expedite: false,
  timeouts: { a: false, b: false },
  cards: { a: [], b: [] },
  endsJustTurned: false,
  towelDue: false,
});

/** A score that no longer changes with this one. */
export const copyOf = (board: Scoreboard): Scoreboard => ({
  ...board,
  finishedSets: [...board.finishedSets],
  setsWon: { ...board.setsWon },
  timeouts: { ...board.timeouts },
  cards: { a: [...board.cards.a], b: [...board.cards.b] },
});

/** The server of the next point. */
export const serverOn = (board: Scoreboard): Side =>
  serverAt(board.serveOrigin, board.a + board.b, board.expedite);

/** In doubles: who serves the next point to whom, once it was said. */
export const turnOn = ({ order, a, b, expedite }: Scoreboard): ServingTurn | undefined =>
  order && turnAt(order, a + b, expedite);

/** Whether no further set can follow the current one. */
export const inLastPossibleSet = (board: Scoreboard): boolean =>
  board.finishedSets.length === board.bestOf - 1;

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

/** The sets begun, in order, the current one last. */
export const setsOf = (board: Scoreboard): readonly SetRecord[] => {
  if (!hasOpenSet(board)) return board.finishedSets;
  const { a, b, firstServer, startedAt } = board;
  const open: SetRecord = { score: { a, b }, firstServer, ...(board.underWay ? { startedAt } : {}) };
  return [...board.finishedSets, open];
};
