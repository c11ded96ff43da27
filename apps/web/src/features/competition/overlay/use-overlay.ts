import { getPublicOpen, type PublicMatch } from '@topspin/contract';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import type { Score } from '#domain/match/score.ts';
import { usePublicScore } from '#domain/match/use-public-score.ts';
import { currentMatch } from './current-match.ts';

/** Which matches a scoreboard follows: an open's, or those of one of its tables. */
export type OverlayOf = { readonly open: string; readonly table: number | null };

/** A match on the scoreboard. */
export type Board = Score & { readonly match: PublicMatch; readonly openName: string };

/** What a scoreboard shows, kept up to date: what visitors may read, since a broadcast is public and OBS has no account. */
export function useOverlay({ open: id, table }: OverlayOf) {
  const open = useLiveQuery(getPublicOpen, { params: { id } }, [`open:${id}`]);
  const { playing = [], next: toCome = [], results = [], name = '' } = open.data ?? {};
  const matches = [...playing, ...toCome, ...results].filter(
    (match) => table === null || match.table === table,
  );
  const { shown, next } = currentMatch(matches, open.dataUpdatedAt);
  const { score, isLate } = usePublicScore(shown, id);
  return {
    board: shown && score && { match: shown, openName: name, ...score },
    next,
    isPending: open.isPending,
    /** Whether nothing could be read at all, as of an open that publishes no results. */
    isRefused: open.isError && open.data === undefined,
    /** Whether what is shown may be old. */
    isLate: open.isRefetchError || isLate,
  };
}
