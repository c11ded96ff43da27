import { eventFromWire, type PublicEvent, type PublicMatch } from '@topspin/contract';
import {
  type BestOf,
  foldMatch,
  shownScore,
  type MatchStatus,
  type ServingTurn,
  type SetScore,
  type Side,
} from '@topspin/engine';

/** The score of a match, as those see it who follow it. */
export type Score = {
  readonly status: MatchStatus;
  /** The points of the set in play, or of the one that comes; absent where only sets are known, and once it is over. */
  readonly points: SetScore | undefined;
  /** Whether one set has ended and the next has not begun. */
  readonly isBetween: boolean;
  readonly setsWon: SetScore;
  readonly finished: readonly SetScore[];
  readonly server: Side | undefined;
  /** In doubles: who serves to whom, once the pairs said so. */
  readonly serving: ServingTurn | undefined;
  readonly leftEnd: Side;
  readonly winner: Side | undefined;
};

type Scored = Pick<PublicMatch, 'best_of' | 'state' | 'sets' | 'sets_won' | 'winner'> & {
  readonly from_sheet?: boolean;
};

/** From the log where it counts, else from the result entered by hand. */
export function scoreOf(match: Scored, log: readonly PublicEvent[]): Score {
  if (log.length === 0 || match.from_sheet) return scoreWithoutLog(match);
  const state = foldMatch(log.map(eventFromWire), { bestOf: match.best_of as BestOf });
  const { points, finished, isBetween } = shownScore(state);
  return {
    status: state.status,
    points: points ?? undefined,
    isBetween,
    setsWon: state.setsWon,
    finished,
    server: state.status === 'inPlay' ? state.server : undefined,
    serving: state.serving,
    leftEnd: state.leftEnd ?? 'a',
    winner: state.winner,
  };
}

function scoreWithoutLog({ state: status, sets, sets_won: setsWon, from_sheet, winner }: Scored): Score {
  const { points, finished, isBetween } = shownScore({ status, sets: sets.map((score) => ({ score })) });
  return {
    status,
    points: from_sheet ? undefined : (points ?? undefined),
    isBetween,
    setsWon,
    finished,
    server: undefined,
    serving: undefined,
    leftEnd: 'a',
    winner: winner ?? undefined,
  };
}
