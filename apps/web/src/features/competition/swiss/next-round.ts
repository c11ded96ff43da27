import type { Phase } from '@topspin/contract';

type Played = Pick<Phase, 'state'> & {
  readonly swiss?: Pick<NonNullable<Phase['swiss']>, 'rounds' | 'paired'> | null;
  readonly groups: readonly Pick<Phase['groups'][number], 'matches' | 'matches_finished'>[];
};

/** The round of a Swiss phase that can be looked at for pairing, from 1; undefined after the last one, and in other phases. */
export function nextRound({ swiss, state, groups }: Played): number | undefined {
  if (!swiss || state === 'finished' || swiss.paired >= swiss.rounds) return undefined;
  const hasLeft = groups.some((group) => group.matches_finished < group.matches);
  return hasLeft ? undefined : swiss.paired + 1;
}
