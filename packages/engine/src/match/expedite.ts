import type { MatchState } from './fold.ts';

/** The expedite system is not introduced once this many points are scored in the set (2.15.2). */
export const expediteUntilPoints = 18;

/** A set that lasts this long comes under the expedite system (2.15.1), in ms. */
export const expediteAfter = 10 * 60_000;

/** This many good returns give the receiver the point under the expedite system (2.15.4). */
export const expediteReturns = 13;

/**
 * The instant (ms since the epoch) from which the umpire has to introduce the expedite system in the set under way;
 * undefined where it is on already, the set has 18 points, or no set is under way.
 */
export const expediteDueAt = (state: MatchState): number | undefined => {
  const set = state.interval ? undefined : state.sets.at(-1);
  if (set?.startedAt === undefined || state.status !== 'inPlay' || state.expedite) return undefined;
  return set.score.a + set.score.b >= expediteUntilPoints ? undefined : set.startedAt + expediteAfter;
};
