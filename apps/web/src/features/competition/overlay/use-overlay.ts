import { eventFromWire, getPublicOpen, type PublicEvent, type PublicMatch } from '@topspin/contract';
import { type BestOf, foldMatch, type SetScore, shownScore, type Side } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { useMatchLog } from '#domain/match-log/use-match-log.ts';
import { currentMatch } from './current-match.ts';

/** Which matches a scoreboard follows: an open's, or those of one of its tables. */
export type OverlayOf = { readonly open: string; readonly table: number | null };

export type Board = {
  readonly match: PublicMatch;
  readonly openName: string;
  /** The points of the set in play, or of the one to come. */
  readonly points: SetScore | null;
  readonly finished: readonly SetScore[];
  readonly setsWon: SetScore;
  /** Absent before the toss, once the match is over, and where it is scored set by set. */
  readonly server: Side | undefined;
};

/** What a scoreboard shows, kept up to date: what visitors may read, since a broadcast is public and OBS has no account. */
export function useOverlay({ open: id, table }: OverlayOf) {
  const query = apiQuery(getPublicOpen, { params: { id } });
  const refetchInterval = useLive(query.queryKey, [`open:${id}`]);
  const open = useQuery({ ...query, refetchInterval });
  const { playing = [], next: toCome = [], results = [], name = '' } = open.data ?? {};
  const matches = [...playing, ...toCome, ...results].filter(
    (match) => table === null || match.table === table,
  );
  const { shown, next } = currentMatch(matches, open.dataUpdatedAt);
  const log = useMatchLog({ id: shown?._id ?? '', openId: id }, { enabled: shown?.state === 'inPlay' });
  return {
    board: shown && { openName: name, ...boardOf(shown, log.data?.events ?? []) },
    next,
    isPending: open.isPending,
    /** Whether nothing could be read at all, as of an open that publishes no results. */
    isRefused: open.isError && open.data === undefined,
    /** Whether what is shown may be old. */
    isLate: open.isRefetchError || log.isRefetchError,
  };
}

/** The score point by point where there is a log, else what the open says. */
export function boardOf(match: PublicMatch, log: readonly PublicEvent[]): Omit<Board, 'openName'> {
  if (match.state === 'finished' || log.length === 0) {
    const sets = match.sets.map((score) => ({ score }));
    const { points, finished } = shownScore({ status: match.state, sets });
    return { match, points, finished, setsWon: match.sets_won, server: undefined };
  }
  const state = foldMatch(log.map(eventFromWire), { bestOf: match.best_of as BestOf });
  const { points, finished } = shownScore(state);
  return { match, points, finished, setsWon: state.setsWon, server: state.server };
}
