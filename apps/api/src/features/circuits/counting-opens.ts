import {
  latestFirst,
  opensInWindow,
  type FinishedOpen,
  type OpenId,
  type RankingWindow,
} from '@topspin/engine';

/**
 * The opens whose results a ranking needs of everybody: those inside the window now, and those that were inside when the
 * latest open finished, against which moves are told. Of older ones, only the players shown have their results read.
 */
export function countingOpens(
  opens: readonly FinishedOpen[],
  window: RankingWindow | null,
  at: number,
): ReadonlySet<OpenId> {
  const inside = opensInWindow(opens, window, at);
  const [latest, ...earlier] = opens.filter(({ finishedAt }) => finishedAt <= at).toSorted(latestFirst);
  if (!latest) return inside;
  return new Set([...inside, ...opensInWindow(earlier, window, latest.finishedAt)]);
}
