import type { MatchStatus, SetScore } from './match.ts';
import { setWinner } from './set-score.ts';

/** What a scoreboard shows of the sets of a match. */
export type ShownScore = {
  /** The points of the set in play, or of the one to come; null unless the match is in play. */
  readonly points: SetScore | null;
  /** The sets before that one; all of them once the match is over. */
  readonly finished: readonly SetScore[];
  /** Whether the last set is over and the next has no points yet. */
  readonly isBetween: boolean;
};

type Scored = { readonly status: MatchStatus; readonly sets: readonly { readonly score: SetScore }[] };

/**
 * Splits the sets of a match into the one in play and those before it. Penalty points given in an interval are already points of
 * the next set.
 */
export function shownScore({ status, sets }: Scored): ShownScore {
  const scores = sets.map(({ score }) => score);
  if (status !== 'inPlay') return { points: null, finished: scores, isBetween: false };
  const last = scores.at(-1);
  if (last && setWinner(last) === undefined)
    return { points: last, finished: scores.slice(0, -1), isBetween: false };
  return { points: { a: 0, b: 0 }, finished: scores, isBetween: last !== undefined };
}
