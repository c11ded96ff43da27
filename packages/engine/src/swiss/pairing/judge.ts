import { itemAt } from '../../item-at.ts';
import type { PlayerId } from '../../id.ts';
import { err, ok } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { SwissField } from '../field.ts';
import type { SwissNotKept } from '../report.ts';
import { swissRules } from './criteria.ts';
import { candidatesFor } from './history.ts';
import type { Candidate } from './history.ts';

/** The pairs of a round, the best first; and who has the bye, if the number is odd. */
export type SwissPairs = {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye: PlayerId | null;
};

/** Why pairs that were changed by hand cannot be those of the round. */
export type SwissPairsFailure =
  | { readonly code: 'phase.playerTwice'; readonly player: PlayerId }
  | { readonly code: 'swiss.notToBePaired'; readonly player: PlayerId }
  | { readonly code: 'swiss.notPaired'; readonly player: PlayerId };

/** The criteria that pairs break, in their order. */
export const brokenBy = (
  candidates: readonly Candidate[],
  { pairs, bye }: SwissPairs,
  why: SwissNotKept['why'],
): readonly SwissNotKept[] => {
  const numbers = new Map(candidates.map(({ entrant }, number) => [entrant.player, number]));
  const numberOf = (player: PlayerId): number => numbers.get(player) ?? candidates.length;
  return swissRules.flatMap(({ criterion, pair, bye: ofBye }) => {
    const broken = pairs.filter((players) => {
      const [ahead, behind] = players.map(numberOf).toSorted((one, other) => one - other);
      return pair(itemAt(candidates, ahead ?? 0), itemAt(candidates, behind ?? 0)) > 0;
    });
    const alone = bye === null ? candidates.length : numberOf(bye);
    const isByeBroken =
      alone < candidates.length &&
      (ofBye?.(itemAt(candidates, alone), candidates.length - 1 - alone) ?? 0) > 0;
    return [...broken, ...(isByeBroken && bye !== null ? [[bye]] : [])].map((players) => ({
      criterion,
      players: [...players],
      why,
    }));
  });
};

const failureOf = (
  candidates: readonly Candidate[],
  { pairs, bye }: SwissPairs,
): SwissPairsFailure | undefined => {
  const expected = new Set(candidates.map(({ entrant }) => entrant.player));
  const seen = new Set<PlayerId>();
  for (const player of [...pairs.flat(), ...(bye === null ? [] : [bye])]) {
    if (!expected.has(player)) return { code: 'swiss.notToBePaired', player };
    if (seen.has(player)) return { code: 'phase.playerTwice', player };
    seen.add(player);
  }
  const missing = [...expected].find((player) => !seen.has(player));
  return missing === undefined ? undefined : { code: 'swiss.notPaired', player: missing };
};

/**
 * Checks the pairs of a round that somebody changed: everybody once, and nobody else. Broken criteria are reported and allowed.
 */
export const checkSwissPairs = (
  field: SwissField,
  round: number,
  pairs: SwissPairs,
): Result<readonly SwissNotKept[], SwissPairsFailure> => {
  const candidates = candidatesFor(field, round);
  const failure = failureOf(candidates, pairs);
  return failure === undefined ? ok(brokenBy(candidates, pairs, 'manualChange')) : err(failure);
};

/** The pairs with two players exchanged; the bye is exchanged like an opponent. */
export const swapInPairs = ({ pairs, bye }: SwissPairs, one: PlayerId, other: PlayerId): SwissPairs => {
  const swapped = (player: PlayerId): PlayerId => (player === one ? other : player === other ? one : player);
  return {
    pairs: pairs.map(([a, b]) => [swapped(a), swapped(b)]),
    bye: bye === null ? null : swapped(bye),
  };
};
