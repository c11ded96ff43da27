import { highlightsAtMost } from '@topspin/contract';
import type { OpenHighlights } from '@topspin/engine';

/** The matches that the answer shows. */
export const shownMatches = ({ comebacks, streaks, longest }: OpenHighlights<string>): string[] =>
  [comebacks, streaks, longest].flatMap((list) => list.slice(0, highlightsAtMost).map(({ match }) => match));

/** The highlights with their matches as the answer has them. */
export function presentHighlights<Match>(
  { comebacks, streaks, longest }: OpenHighlights<string>,
  matches: ReadonlyMap<string, Match>,
) {
  const shared = <Highlight extends { readonly match: string }>(list: readonly Highlight[]) => {
    const first = list.slice(0, highlightsAtMost).flatMap(({ match: id, ...highlight }) => {
      const match = matches.get(id);
      return match === undefined ? [] : [{ ...highlight, match }];
    });
    return { count: list.length, first };
  };
  return { comeback: shared(comebacks), streak: shared(streaks), longest: shared(longest) };
}
