import type { MatchId } from '../../id.ts';
import { stragglersLookedThrough } from '../field.ts';
import type { SwissField, SwissMatch } from '../field.ts';
import type { SwissPairs } from './judge.ts';
import { pairSwissRound } from './pair-round.ts';
import type { SwissRoundRequest } from './pair-round.ts';

/** How a match can end: one of the two wins, or nobody comes. */
const ends = ['a', 'b', undefined] as const;

const withEnd = (match: SwissMatch, winner: 'a' | 'b' | undefined): SwissMatch => ({
  ...match,
  result: { outcome: 'walkover', ...(winner === undefined ? {} : { winner }), sets: [] },
});

const keyOf = ({ pairs, bye }: SwissPairs): string =>
  [...pairs.map((pair) => pair.toSorted().join(' ')).toSorted(), bye].join('\n');

/** Whether the pairs depend on the result of a match still to play, for some result of the others. */
const dependsOn = (request: SwissRoundRequest, one: SwissMatch, others: readonly SwissMatch[]): boolean => {
  const keyWith = (matches: readonly SwissMatch[]): string => {
    const ids = new Map(matches.map((match) => [match.id, match]));
    const field: SwissField = {
      ...request.field,
      matches: request.field.matches.map((match) => ids.get(match.id) ?? match),
    };
    const drawn = pairSwissRound({ ...request, field });
    return drawn.ok ? keyOf(drawn.value) : drawn.error.code;
  };
  const someOf = (ended: readonly SwissMatch[], [next, ...rest]: readonly SwissMatch[]): boolean =>
    next === undefined
      ? new Set(ends.map((winner) => keyWith([withEnd(one, winner), ...ended]))).size > 1
      : ends.some((winner) => someOf([...ended, withEnd(next, winner)], rest));
  return someOf([], others);
};

/**
 * The matches still to play for which the pairing of a round has to wait, since their results could change it; none if it may be
 * paired now.
 */
export const waitsForMatches = (request: SwissRoundRequest): readonly MatchId[] => {
  const { field, round } = request;
  const open = field.matches.filter((match) => match.round < round && match.result === undefined);
  if (
    open.length > stragglersLookedThrough.matches ||
    field.entrants.length > stragglersLookedThrough.players
  )
    return open.map(({ id }) => id);
  return open
    .filter((match) =>
      dependsOn(
        request,
        match,
        open.filter(({ id }) => id !== match.id),
      ),
    )
    .map(({ id }) => id);
};
