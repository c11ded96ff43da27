import { eventFromWire, getMatch, type MatchPage } from '@topspin/contract';
import { foldMatch, type MatchStatus, type SetScore, type Side } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import type { MatchLog } from '../log/match-log.ts';
import { useLiveLog } from '../log/use-live-log.ts';

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

/** A match and its score, kept up to date. */
export function useBoard(matchId: string) {
  const query = apiQuery(getMatch, { params: { id: matchId } });
  const match = useQuery({ ...query, refetchInterval: useLive(query.queryKey, [`match:${matchId}`]) });
  const log = useLiveLog(matchId);
  return {
    match: match.data,
    board: match.data && log.data && boardOf(match.data, log.data.events),
    error: match.error ?? log.error,
    again: () => void Promise.all([match.refetch(), log.refetch()]),
    /** Whether what is shown may be old. */
    isLate: match.isRefetchError || log.isRefetchError,
  };
}

const none = { a: 0, b: 0 } as const;

/** From the log where it counts, else from the result entered by hand. */
export function boardOf(match: MatchPage, log: MatchLog): Board {
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
  const sets = state.sets.map(({ score }) => score);
  const plays = state.status === 'inPlay' && !state.interval;
  return {
    status: state.status,
    points: plays ? (sets.at(-1) ?? none) : none,
    setsWon: state.setsWon,
    finished: plays ? sets.slice(0, -1) : sets,
    server: state.status === 'inPlay' ? state.server : undefined,
    leftEnd: state.leftEnd ?? 'a',
    winner: state.winner,
  };
}
