import { err, ok, type Result } from '../result.ts';
import { faultIn } from './allowed.ts';
import { type Cue, cuesOn } from './cues.ts';
import type { Card, MatchEvent } from './events.ts';
import type { MatchFailure } from './failures.ts';
import {
  type BestOf,
  type BySide,
  type MatchRules,
  type MatchStatus,
  otherSide,
  type Outcome,
  type SetRecord,
  type Side,
} from './match.ts';
import { readLog, replay } from './read-log.ts';
import { record } from './record.ts';
import type { ServingTurn } from './doubles/order.ts';
import { type Scoreboard, serverOn, setsOf, turnOn } from './scoreboard.ts';

/** The state of a match, folded from its log. Plain JSON; instants in ms since the epoch. */
export type MatchState = {
  readonly bestOf: BestOf;
  readonly status: MatchStatus;
  /** Absent until the match is finished. */
  readonly outcome?: Outcome;
  /** Absent while nobody has won, or if neither side wins. */
  readonly winner?: Side;
  /** The sets begun, in order, the current one last. */
  readonly sets: readonly SetRecord[];
  readonly setsWon: BySide<number>;
  /** Between two sets: the interval of at most a minute (3.4.4.1.1). */
  readonly interval: boolean;
  /** The server and the receiver of the next point; absent before the toss and once finished. */
  readonly server?: Side;
  readonly receiver?: Side;
  /** In doubles: who serves the next point to whom, once the pairs said so; and in the game before. */
  readonly serving?: ServingTurn;
  readonly servedBefore?: ServingTurn;
  /** The side at the left end, or that will be there after an interval; absent before the toss. */
  readonly leftEnd?: Side;
  readonly cues: readonly Cue[];
  readonly expedite: boolean;
  readonly timeoutsUsed: BySide<boolean>;
  readonly cards: BySide<readonly Card[]>;
  /** The events that count: the log without undos, the events they undid, and those the laws reject. */
  readonly events: readonly MatchEvent[];
};

const serveOf = (board: Scoreboard): Pick<MatchState, 'server' | 'receiver' | 'serving' | 'servedBefore'> => {
  if (board.status !== 'inPlay') return {};
  const server = serverOn(board);
  const serving = turnOn(board);
  return {
    server,
    receiver: otherSide(server),
    ...(serving && { serving }),
    ...(board.turnBefore && { servedBefore: board.turnBefore }),
  };
};

const pictureOf = (board: Scoreboard, events: readonly MatchEvent[]): MatchState => ({
  bestOf: board.bestOf,
  status: board.status,
  ...(board.outcome === undefined ? {} : { outcome: board.outcome }),
  ...(board.winner === undefined ? {} : { winner: board.winner }),
  sets: setsOf(board),
  setsWon: board.setsWon,
  interval: board.status === 'inPlay' && !board.underWay,
  ...serveOf(board),
  ...(board.tossed ? { leftEnd: board.leftEnd } : {}),
  cues: cuesOn(board),
  expedite: board.expedite,
  timeoutsUsed: board.timeouts,
  cards: board.cards,
  events,
});

/**
 * The state of a match from its log, in order. An event that the laws reject changes nothing, as with
 * `applyEvent`, so that a device and the server that fold the same log always agree.
 */
export const foldMatch = (log: readonly MatchEvent[], rules: MatchRules): MatchState => {
  const { board, events } = readLog(log, rules);
  return pictureOf(board, events);
};

/**
 * The state after one more event, or why it is rejected. Undo gives the state before the last event that
 * counts, across the end of a set and of the match too.
 */
export const applyEvent = (state: MatchState, event: MatchEvent): Result<MatchState, MatchFailure> => {
  if (event.type === 'undo') {
    if (state.events.length === 0) return err({ code: 'match.nothingToUndo' });
    return ok(foldMatch(state.events.slice(0, -1), state));
  }
  const board = replay(state.events, state);
  const code = faultIn(board, event);
  if (code !== undefined) return err({ code });
  record(board, event);
  return ok(pictureOf(board, [...state.events, event]));
};
