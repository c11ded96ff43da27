import type { Phase } from '@topspin/contract';

/** The round of a Swiss phase that can be looked at for pairing, from 1; undefined after the last one, and in other phases. */
export function nextRound({ swiss, state, groups }: Phase): number | undefined {
  if (!swiss || state === 'finished' || swiss.paired >= swiss.rounds) return undefined;
  const hasLeft = groups.some((group) => group.matches_finished < group.matches);
  return hasLeft ? undefined : swiss.paired + 1;
}
