import {
  latestFirst,
  opensInWindow,
  type FinishedOpen,
  type OpenId,
  type RankingWindow,
} from '@topspin/engine';

/**
 * The opens whose results a ranking needs for every player: those inside the window now, and those inside it when the
 * latest open finished, to compute moves. For older opens, only the results of the players shown are read.
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
