import { eventFromWire, type MatchPage } from '@topspin/contract';
import { foldMatch, shownScore, type MatchStatus, type SetScore, type Side } from '@topspin/engine';

/** What a scoreboard shows of a match. */
export type Board = {
  readonly status: MatchStatus;
  /** The points of the set in play, or of the one that comes; absent where only sets are known. */
  readonly points: SetScore | undefined;
  readonly setsWon: SetScore;
  readonly finished: readonly SetScore[];
  readonly server: Side | undefined;
  readonly leftEnd: Side;
  readonly winner: Side | undefined;
};

/** What of a match a scoreboard needs, for visitors too. */
type Scored = Pick<MatchPage, 'best_of' | 'from_sheet' | 'state' | 'sets' | 'sets_won' | 'winner'>;

const none = { a: 0, b: 0 } as const;

/** From the log where it counts, else from the result entered by hand. */
export function boardOf(match: Scored, log: readonly Parameters<typeof eventFromWire>[0][]): Board {
  if (log.length === 0 || match.from_sheet)
    return {
      status: match.state,
      points: undefined,
      setsWon: match.sets_won,
      finished: match.sets,
      server: undefined,
      leftEnd: 'a',
      winner: match.winner ?? undefined,
    };
  const state = foldMatch(log.map(eventFromWire), { bestOf: match.best_of });
  const { points, finished } = shownScore(state);
  return {
    status: state.status,
    points: points ?? none,
    setsWon: state.setsWon,
    finished,
    server: state.status === 'inPlay' ? state.server : undefined,
    leftEnd: state.leftEnd ?? 'a',
    winner: state.winner,
  };
}
