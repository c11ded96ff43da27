import { eventFromWire, listMatches, type Match } from '@topspin/contract';
import { foldMatch, type Side } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { useLiveLog } from '../log/use-live-log.ts';
import type { MatchLog } from '../log/match-log.ts';
import { currentMatch } from './current-match.ts';

/** Which matches a scoreboard follows: an open's, or those of one of its tables. */
export type OverlayOf = { readonly open: string; readonly table: number | null };

export type Board = {
  readonly match: Match;
  readonly sets: readonly Readonly<Record<Side, number>>[];
  readonly setsWon: Readonly<Record<Side, number>>;
  /** Absent before the toss, once the match is over, and where it is scored set by set. */
  readonly server: Side | undefined;
};

/** What a scoreboard shows, kept up to date. */
export function useOverlay({ open, table }: OverlayOf) {
  const within = { 'open._id': open, ...(table !== null && { table }) };
  const goingOn = apiQuery(listMatches, {
    query: { filters: { ...within, state: { $in: ['inPlay', 'enrolled'] } }, itemsPerPage: 100 },
  });
  const lastOver = apiQuery(listMatches, {
    query: {
      filters: { ...within, state: 'finished' },
      sortBy: ['finished_at'],
      sortDesc: [true],
      itemsPerPage: 1,
    },
  });
  const refetchInterval = useLive(goingOn.queryKey, [`open:${open}`]);
  useLive(lastOver.queryKey, [`open:${open}`]);
  const going = useQuery({ ...goingOn, refetchInterval });
  const over = useQuery({ ...lastOver, refetchInterval });
  const matches = [...(going.data?.collection ?? []), ...(over.data?.collection ?? [])] as readonly Match[];
  const { shown, next } = currentMatch(matches, over.dataUpdatedAt);
  const log = useLiveLog(shown?._id ?? '', { enabled: shown?.state === 'inPlay' });
  return {
    board: shown && boardOf(shown, log.data?.events ?? []),
    next,
    isPending: going.isPending,
    /** Whether nothing could be read at all, as of an open that publishes no results. */
    isRefused: going.isError && going.data === undefined,
    /** Whether what is shown may be old. */
    isLate: going.isRefetchError || log.isRefetchError,
  };
}

/** The score point by point where there is a log, else what the list of matches says. */
function boardOf(match: Match, log: MatchLog): Board {
  if (match.state === 'finished' || log.length === 0)
    return { match, sets: match.sets, setsWon: match.sets_won, server: undefined };
  const { sets, setsWon, server } = foldMatch(log.map(eventFromWire), { bestOf: match.best_of });
  return { match, sets: sets.map(({ score }) => score), setsWon, server };
}
