import type { Phase } from '@topspin/contract';
import { stragglersLookedThrough } from '@topspin/engine';

type Played = Pick<Phase, 'state'> & {
  readonly swiss?: Pick<NonNullable<Phase['swiss']>, 'rounds' | 'paired'> | null;
  readonly groups: readonly Pick<Phase['groups'][number], 'matches' | 'matches_finished'>[];
};

/**
 * The round of a Swiss phase that can be looked at for pairing, from 1: also while so few matches are left that it may not depend on them, which
 * its proposal says. Undefined while more are, after the last round, and in other phases.
 */
export function nextRound({ swiss, state, groups }: Played): number | undefined {
  if (!swiss || state === 'finished' || swiss.paired >= swiss.rounds) return undefined;
  const left = groups.reduce((sum, group) => sum + group.matches - group.matches_finished, 0);
  return left > stragglersLookedThrough.matches ? undefined : swiss.paired + 1;
}
