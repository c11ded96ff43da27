import type { Group } from '@topspin/contract';

type GroupMatch = Pick<Group['matches'][number], '_id' | 'state' | 'called_at'>;

export type NextMatches<M extends GroupMatch> = {
  /** The match in play, or the first one that was called, or else the first playable one in the order of play. */
  readonly current: M | undefined;
  readonly following: M | undefined;
};

/** The match on after this one; what was loaded may still show this one as in play. */
export const nextAfter = <M extends GroupMatch>(matches: readonly M[], matchId: string): M | undefined =>
  nextMatches(matches.filter(({ _id }) => _id !== matchId)).current;

/** The matches under way and next in a group, in its order of play. */
export function nextMatches<M extends GroupMatch>(matches: readonly M[]): NextMatches<M> {
  const open = matches
    .filter(({ state }) => state === 'inPlay' || state === 'enrolled')
    .toSorted((one, other) => calledAt(one) - calledAt(other));
  const current = open.find(({ state }) => state === 'inPlay') ?? open[0];
  const following = open.find((match) => match !== current && match.state === 'enrolled');
  return { current, following };
}

/** Those that nobody called come last, and keep their order. */
const calledAt = ({ called_at: at }: GroupMatch): number => (at === null ? Number.MAX_VALUE : Date.parse(at));
